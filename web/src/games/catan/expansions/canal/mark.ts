// How a town on the canal differs from the others.
import type { Intersection } from "../../view";
import type { Mark } from "../towns/mark";
import "./tokens.css";
import "./canal.css";

export const canalMark = ({ canal }: Intersection): Mark | null =>
  canal ? { look: "canal", ring: "#1f62c4", line: "#1f62c4", ink: "#124a96" } : null;
