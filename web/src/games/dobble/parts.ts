// All that only a player of Dobble fetches.
export { layOutSymbols } from "./cards/symbols";
export { Board } from "./board";
export { Controls } from "./own";
export { Held } from "./own/held";
export { End } from "./end";
export { checkDice } from "./fair";
export { Players } from "./players";
export { turns } from "./turns";
export { Practice } from "./practice/practice";
