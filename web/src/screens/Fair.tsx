// Fair play in words: the bots' knowledge, the shuffling, and a way to check both.
import { t } from "../i18n/i18n";
import { Screen, Section } from "../ui/Screen";
import "./fair.css";

const PARTS = ["bots", "levels", "cards", "check"] as const;

export const Fair = () => (
  <Screen title={t("fair-title")} class="fair" data-testid="fair">
    {PARTS.map((part) => (
      <div key={part} class="sheet-of-paper">
        <Section title={t(`fair-${part}`)}>
          <p>{t(`fair-${part}-help`)}</p>
        </Section>
      </div>
    ))}
  </Screen>
);
