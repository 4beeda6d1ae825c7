import { beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw, the } from "../../testing/screen";
import { Drawn } from "./Drawn";

beforeEach(clear);

test("what can't be drawn is said, told to the browser, and drawn anew", async () => {
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
