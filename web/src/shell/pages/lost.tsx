// An address nobody knows, or a table that is gone.
import { TopBar } from "../parts/top-bar";
import { say } from "../text";
import "./lobby.css";

export const Lost = ({ why }: { why?: string }) => (
  <div class="page">
    <TopBar />
    <main class="plain-page">
      <h1>{why ?? say("lost")}</h1>
      <p>
        <a class="button primary" href="/">
          {say("home")}
        </a>
      </p>
    </main>
  </div>
);
