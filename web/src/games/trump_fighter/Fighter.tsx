// The ten fighters' pictures.
import { Bust } from "./Bust";
import { LOOKS } from "./looks";

export function Fighter({ id }: { id: string }) {
  const look = LOOKS[id];
  return look ? <Bust id={id} look={look} /> : null;
}
