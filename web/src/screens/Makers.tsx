// The games and their makers: facts from the rule sheets, and the makers' sites and addresses.
import type { ComponentChildren } from "preact";
import { boxes } from "../games/boxes";
import { type Maker, makerOf } from "../games/makers";
import { language, t } from "../i18n/i18n";
import { inColourOf } from "../table/game";
import { InItsLanguage } from "../ui/InItsLanguage";
import { Screen } from "../ui/Screen";
import { BoxFacts, BoxLid } from "./BoxFacts";
import "./makers.css";

export function Makers() {
  return (
    <Screen title={t("credits")} class="makers" data-testid="makers">
      <p class="soft">{t("makers-help")}</p>
      {boxes.map(({ id, Emblem, accent }) => (
        <section key={id} class="maker sheet-of-paper" style={inColourOf({ accent })} data-testid={`maker-${id}`}>
          <BoxLid Emblem={Emblem} />
          <div class="stack">
            <h2>{t(`${id}-name`)}</h2>
            <p class="small soft">
              <BoxFacts game={id} />
            </p>
            <Facts maker={makerOf(id) ?? { credits: [] }} />
          </div>
        </section>
      ))}
    </Screen>
  );
}

function Facts({ maker: { credits, age, version, date } }: { maker: Maker }) {
  return (
    <dl class="maker-facts">
      {!credits.length && <Fact name={t("maker-author")}>{t("maker-unnamed")}</Fact>}
      {credits.map(({ roles, names, links = [] }) => (
        <Fact key={roles.join()} name={roles.map((role) => t(`maker-${role}`)).join(t("maker-and"))}>
          {names.map((name) => (
            <span key={name}>
              <InItsLanguage text={name} />
            </span>
          ))}
          {links.map((link) => (
            <Outward key={link} to={link} />
          ))}
        </Fact>
      ))}
      {age && <Fact name={t("maker-age")}>{t("maker-years", { age })}</Fact>}
      {version && <Fact name={t("maker-version")}>{version}</Fact>}
      {date && <Fact name={t("maker-date")}>{inWords(date)}</Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A link to another site or to a mail address, which is shown without its scheme; a long one breaks after its "@". */
function Outward({ to }: { to: string }) {
  const shown = to.replace(/^(mailto:|https?:\/\/)/, "").replace(/\/$/, "");
  const host = shown.indexOf("@") + 1;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      <span>
        {shown.slice(0, host)}
        <wbr />
        {shown.slice(host)}
      </span>
    </a>
  );
}

const inWords = (date: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
