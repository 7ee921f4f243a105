// What may set a town apart from the others: a word for its looks on the plan, its colours in three dimensions.
export interface Mark {
  look: string;
  ring: string;
  line: string;
  ink: string;
}

export const PLAIN: Mark = { look: "", ring: "#4b3a24", line: "#b79c6a", ink: "#2c2117" };
