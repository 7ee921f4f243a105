// All that only a player of Dobble fetches.

export { Board } from "./board";
export { layOutSymbols } from "./cards/symbols";
export { End } from "./end";
export { checkDice } from "./fair";
export { Controls } from "./own";
export { Held } from "./own/held";
export { Players } from "./players";
export { Practice } from "./practice/practice";
export { turns } from "./turns";
