import { expect, test, vi } from "vitest";
import { click, draw, the } from "../../testing/screen";
import { Drawn } from "./Drawn";

test("a part that can't be drawn has a notice, is reported to the browser, and is drawn again", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const broken = new Error("no place");
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw broken;
    return <p id="part">drawn</p>;
  };
  await draw(
    <Drawn>
      <Part />
    </Drawn>,
  );
  expect(the("code").textContent).toBe("drawing");
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
  isBroken = false;
  await click(".button-main");
  expect(the("#part").textContent).toBe("drawn");
  expect(document.querySelector("[role=alert]")).toBeNull();
});
