// Starts the client: words first, then the screen its address asks for.
import { render } from "preact";
import "./shell/design/tokens.css";
import "./shell/design/base.css";
import { late } from "./shell/door";
import { startServiceWorker } from "./shell/install";
import { Lobby } from "./shell/pages/lobby";
import { Lost } from "./shell/pages/lost";
import { path, startRouting } from "./shell/route";
import { applyTheme } from "./shell/settings";
import { startCountingTaps } from "./shell/taps";
import { loadWords } from "./shell/text";

// Whoever opens the lobby does not wait for what lies behind its doors.
const FairPlayPage = late(async () => (await import("./shell/fair/page")).FairPlayPage);
const LessonPage = late(async () => (await import("./shell/learn/lesson")).LessonPage);
const EditorPage = late(async () => (await import("./shell/pages/editor")).EditorPage);
const NewTable = late(async () => (await import("./shell/pages/new-table")).NewTable);
const PracticePage = late(async () => (await import("./shell/pages/practice")).PracticePage);
const PuzzlePage = late(async () => (await import("./shell/puzzles/puzzle")).PuzzlePage);
const PuzzlesPage = late(async () => (await import("./shell/puzzles/list")).PuzzlesPage);
const ReplayPage = late(async () => (await import("./shell/pages/replay")).ReplayPage);
const TablePage = late(async () => (await import("./shell/pages/table")).TablePage);
const RulesPage = late(async () => (await import("./shell/pages/rules")).RulesPage);
const ScreenPage = late(async () => (await import("./shell/screen/page")).ScreenPage);

function App() {
  const [, room, id, lesson] = path.value.split("/");
  if (!room) return <Lobby />;
  if (room === "new" && id) return <NewTable game={id} />;
  if (room === "t" && id) return <TablePage id={id} key={id} />;
  if (room === "replay" && id) return <ReplayPage id={id} key={id} />;
  if (room === "screen" && id) return <ScreenPage id={id} key={id} />;
  if (room === "edit" && id) return <EditorPage game={id} key={id} />;
  if (room === "practice" && id) return <PracticePage game={id} key={id} />;
  if (room === "puzzles" && id && lesson) return <PuzzlePage game={id} name={lesson} key={id} />;
  if (room === "puzzles" && id) return <PuzzlesPage game={id} key={id} />;
  if (room === "rules" && id) return <RulesPage game={id} key={id} />;
  if (room === "fair-play") return <FairPlayPage />;
  if (room === "learn" && id && lesson) return <LessonPage game={id} name={lesson} key={id} />;
  return <Lost />;
}

applyTheme();
startCountingTaps();
startRouting();
startServiceWorker();
void loadWords().then(() => {
  const app = document.getElementById("app")!;
  app.replaceChildren(); // what stood there before the code was here
  render(<App />, app);
});
