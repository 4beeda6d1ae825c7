// Fair play in words: the bots' knowledge, the shuffling, and a way to check both.
import { t } from "../i18n/i18n";
import { Screen, Section } from "../ui/Screen";

const PARTS = ["bots", "levels", "cards", "check"] as const;

export const Fair = () => (
  <Screen title={t("fair-title")} data-testid="fair">
    {PARTS.map((part) => (
      <Section key={part} title={t(`fair-${part}`)}>
        <p>{t(`fair-${part}-help`)}</p>
      </Section>
    ))}
  </Screen>
);
