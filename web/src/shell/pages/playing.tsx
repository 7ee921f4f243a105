// The game on the table: turns what the socket told into a scene and hands it to the game's client.
import { useEffect, useState } from "preact/hooks";
import type { TableDocument } from "../../contract";
import { spreadAll } from "../actions";
import { useEnding } from "../celebration/moments";
import { Winner } from "../celebration/winner";
import { late } from "../door";
import { Hint } from "../learn/hints";
import { useAutomatic } from "../manners/automatic";
import { Paused, Skip, Undo } from "../manners/lines";
import { held, sendPolitely, useHeld } from "../manners/sending";
import { useMyTurn } from "../mine/my-turn";
import type { LiveTable } from "../net/live-table";
import { HostGone } from "../parts/absent/host-gone";
import { Missing } from "../parts/absent/missing";
import { ConnectionLine } from "../parts/table/connection";
import { Frame } from "../parts/table/frame";
import { GoingAway } from "../parts/table/going-away";
import { PassDevice } from "../parts/table/pass-device";
import { SeatSwitch } from "../parts/table/seat-switch";
import { TableMenu } from "../parts/table/table-menu";
import type { GameClient, Scene } from "../scene";
import { listed, say } from "../text";
import { sendTutored, thinking } from "../tutor/asking";
import { FairNote, Tutor } from "../tutor/tutor";

const endFrame = () => import("../parts/end/end-frame");
const EndFrame = late(async () => (await endFrame()).EndFrame);

/** Fetched while the last move and the winner are looked at. */
const fetchEnd = (table: string) => endFrame().then(({ wholeGame }) => wholeGame(table));

export function sceneOf(live: LiveTable, table: TableDocument, client: GameClient): Scene {
  const seat = live.seat.value;
  const shown = live.shown.value!;
  const own = seat === null ? undefined : live.owns.value[seat];
  const { began } = shown;
  return {
    ...live.step.value,
    board: live.board.value,
    view: shown.view,
    seat,
    own: own?.view ?? null,
    owns: {},
    awaited: shown.awaited,
    prompt: own?.prompt ?? shown.prompt,
    legal: spreadAll(own?.legal ?? []),
    templates: own?.templates ?? [],
    result: shown.result,
    table,
    deadlines: Object.fromEntries(
      Object.entries(shown.deadlines).map(([number, at]) => [number, at - live.clockSkew.value]),
    ),
    name: (number) => table.seats[number]?.name ?? String(number + 1),
    colour: (number) => client.colour?.(live.board.value, number) ?? table.seats[number]?.colour ?? "red",
    moment: began == null ? null : (time) => began + time - live.clockSkew.value,
    refusal: live.refusal.value,
    act:
      own && table.state === "playing"
        ? (action) => void sendTutored(live, action, () => sendPolitely(live, client, action))
        : null,
    busy: live.busy.value || held.value !== null || thinking.value,
  };
}

export function Playing({ live, table, client }: { live: LiveTable; table: TableDocument; client: GameClient }) {
  const [endClosed, closeEnd] = useState(false);
  const scene = sceneOf(live, table, client);
  const myTurn = scene.seat !== null && scene.awaited.includes(scene.seat);
  useAutomatic(client, scene, scene.act && ((action) => live.act(action)));
  useHeld(scene.seat === null ? null : live.owns.value[scene.seat]?.question);
  const moment = useEnding(table.state === "finished");
  useEffect(() => void (moment === "last move" && fetchEnd(table.id).catch(() => undefined)), [moment]);
  const result = scene.result ?? table.result;
  useMyTurn(table.id, listed(table.seats.map(({ seat }) => scene.name(seat))), myTurn, table.state === "finished");
  return (
    <>
      <Frame
        client={client}
        scene={scene}
        log={live.log.value}
        chat={live.seats.value.length ? (text, phrase) => live.chat(text, phrase) : null}
        bar={
          <>
            <SeatSwitch live={live} table={table} />
            <TableMenu live={live} table={table} client={client} />
          </>
        }
        help={
          <>
            <Tutor live={live} client={client} scene={scene} />
            <FairNote scene={scene} />
          </>
        }
        notes={
          <>
            <ConnectionLine live={live} refusals={!client.showsRefusals} />
            <Paused table={table} />
            {table.state === "paused" && <HostGone live={live} table={table} />}
            {table.state === "playing" && <Missing live={live} table={table} scene={scene} />}
            <Hint client={client} scene={scene} />
            <Undo />
            <Skip live={live} scene={scene} />
            {scene.seat === null && <p class="line-note">{say("watching")}</p>}
            {endClosed && (
              <button type="button" class="button compact" onClick={() => closeEnd(false)}>
                {say("end.show")}
              </button>
            )}
          </>
        }
      >
        <client.Controls scene={scene} />
      </Frame>
      <GoingAway playing={live.seats.value.length > 0 && (table.state === "playing" || table.state === "paused")} />
      <PassDevice live={live} table={table} />
      {moment === "winner" && result && <Winner scene={scene} result={result} />}
      {moment === "figures" && !endClosed && <EndFrame client={client} scene={scene} onClose={() => closeEnd(true)} />}
    </>
  );
}
