import { SIZES } from "./sizes";

/** Little room: a phone, however it is held. */
export const SMALL = matchMedia(SIZES["--small"]);
