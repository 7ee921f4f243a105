// The time a player has left to decide.
import { useEffect, useState } from "preact/hooks";
import { say } from "../text";

export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((until - now) / 1000));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <span
      class={left < 10 ? "countdown soon" : "countdown"}
      role="timer"
      aria-label={say("clock.left", { seconds: left })}
    >
      {text}
    </span>
  );
}
