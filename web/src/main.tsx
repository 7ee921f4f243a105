// Starts the client: words first, then the screen its address asks for.
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./shell/design/tokens.css";
import "./shell/design/base.css";
import { LessonPage } from "./shell/learn/lesson";
import { Lobby } from "./shell/pages/lobby";
import { Lost } from "./shell/pages/lost";
import { NewTable } from "./shell/pages/new-table";
import { PracticePage } from "./shell/pages/practice";
import { ReplayPage } from "./shell/pages/replay";
import { TablePage } from "./shell/pages/table";
import { path, startRouting } from "./shell/route";
import { ScreenPage } from "./shell/screen/page";
import { applyTheme } from "./shell/settings";
import { startCountingTaps } from "./shell/taps";
import { loadWords, words } from "./shell/text";

function App() {
  const [, room, id, lesson] = path.value.split("/");
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadWords().then(() => setReady(true));
  }, []);
  if (!ready || !words.value) return null;
  if (!room) return <Lobby />;
  if (room === "new" && id) return <NewTable game={id} />;
  if (room === "t" && id) return <TablePage id={id} key={id} />;
  if (room === "replay" && id) return <ReplayPage id={id} key={id} />;
  if (room === "screen" && id) return <ScreenPage id={id} key={id} />;
  if (room === "practice" && id) return <PracticePage game={id} key={id} />;
  if (room === "learn" && id && lesson) return <LessonPage game={id} name={lesson} key={id} />;
  return <Lost />;
}

applyTheme();
startCountingTaps();
startRouting();
render(<App />, document.getElementById("app")!);
