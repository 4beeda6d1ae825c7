// The script of beside.ts.
import { soundBy } from "../device/sound";
import { play } from "../device/synth";

export { showEverybody } from "../match/everybody";
export { Motion } from "./motion";
export { gain, leave } from "./pane-motion";

soundBy(play);
