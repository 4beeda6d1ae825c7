// What a finished match is gone through with: a bar to drag, and buttons for an entry, a part, the ends, and by itself.
import type { IconNode } from "lucide";
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Icon,
  Pause,
  Play,
} from "../ui/icons";
import { partAt } from "./course";
import type { Walk } from "./walk";

/** `told`: what happened last, in words. */
export function Keys({ walk, told }: { walk: Walk; told: string }) {
  const { course } = walk;
  const { length, kind } = course;
  const step = walk.step.value;
  const where = t(`review-at-${kind}`, { step, length, number: partAt(course, step) });
  return (
    <section class="walk-keys" aria-label={t("review-keys")}>
      <input
        type="range"
        min={0}
        max={length}
        value={step}
        aria-label={t("review-bar")}
        aria-valuetext={told ? `${where} ${told}` : where}
        onInput={(event) => walk.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="walk-buttons">
        <Key icon={ChevronFirst} name="review-first" isOff={step === 0} onPress={() => walk.goTo(0)} />
        <Key icon={ChevronsLeft} name={`review-back-${kind}`} isOff={step === 0} onPress={() => walk.byPart(-1)} />
        <Key icon={ChevronLeft} name="review-back" isOff={step === 0} onPress={() => walk.by(-1)} />
        <Key
          icon={walk.isPlaying.value ? Pause : Play}
          name={walk.isPlaying.value ? "review-stop" : "review-play"}
          isMain
          onPress={walk.toggle}
        />
        <Key icon={ChevronRight} name="review-on" isOff={step === length} onPress={() => walk.by(1)} />
        <Key icon={ChevronsRight} name={`review-on-${kind}`} isOff={step === length} onPress={() => walk.byPart(1)} />
        <Key icon={ChevronLast} name="review-last" isOff={step === length} onPress={() => walk.goTo(length)} />
      </div>
      <p class="small soft walk-where">{where}</p>
    </section>
  );
}

interface KeyProps {
  icon: IconNode;
  /** The message that names it. */
  name: string;
  /** It leads nowhere: it keeps the focus, for those who came there by it. */
  isOff?: boolean;
  isMain?: boolean;
  onPress: () => void;
}

const Key = ({ icon, name, isOff = false, isMain = false, onPress }: KeyProps) => (
  <Button main={isMain} quiet={!isMain} aria-disabled={isOff} title={t(name)} onClick={onPress}>
    <Icon of={icon} />
    <span class="hidden-text">{t(name)}</span>
  </Button>
);
