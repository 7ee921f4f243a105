// The two colours of each terrain, the light one first.
export const GROUND = {
  forest: ["#5a9a5c", "#3f7d4a"],
  hills: ["#d98f62", "#b8633c"],
  pasture: ["#b6d673", "#8fbd52"],
  fields: ["#f1cf6b", "#dfae3c"],
  mountains: ["#aeb5c2", "#858e9f"],
  desert: ["#f0e0b4", "#dcc48a"],
} as const;
