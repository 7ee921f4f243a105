// An address nobody knows, or a table that is gone.
import { TopBar } from "../parts/top-bar";
import { say } from "../text";
import { useTitle } from "../title";
import "./lobby.css";

export function Lost({ why = say("lost") }: { why?: string }) {
  useTitle(why);
  return (
    <div class="page">
      <TopBar />
      <main class="plain-page">
        <h1>{why}</h1>
        <p>
          <a class="button primary" href="/">
            {say("home")}
          </a>
        </p>
      </main>
    </div>
  );
}
