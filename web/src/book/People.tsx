// The people of the book: renamed, put together where two names are one person, and hidden.
import { useState } from "preact/hooks";
import { isolated, joined, t } from "../i18n/i18n";
import { nameKey, tidyName } from "../saves/names";
import { Button } from "../ui/Button";
import { Section } from "../ui/Screen";
import { BookFull, book, hide, isHidden, renamePerson, separate } from "./book";
import { type Played, peopleIn } from "./played";

const MOST_NAME = 40;

/** Of all matches, also of those that don't count. */
export function People({ matches }: { matches: readonly Played[] }) {
  const people = peopleIn(matches);
  return (
    <Section title={t("book-people")} data-testid="book-people">
      <p class="small soft">{t("book-people-help")}</p>
      <ul class="book-list">
        {people.map((person) => (
          <Person key={person} person={person} people={people} matches={matches} />
        ))}
      </ul>
    </Section>
  );
}

interface PersonProps {
  person: string;
  people: readonly string[];
  matches: readonly Played[];
}

function Person(props: PersonProps) {
  const { person } = props;
  const { aliases } = book.value;
  const [isOpen, setOpen] = useState(false);
  const others = Object.keys(aliases).filter((name) => aliases[name] === person);
  const isLeft = isHidden(person);
  return (
    <li class={`sheet-of-paper book-match book-of-person ${isLeft ? "book-left" : ""}`}>
      <b>{isolated(person)}</b>
      {others.length > 0 && <span class="small soft">{t("book-also", { names: joined(others) })}</span>}
      <span class="row">
        <Button quiet aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("book-rename")}
        </Button>
        <Button quiet onClick={() => hide(person, !isLeft)}>
          {t(isLeft ? "book-show" : "book-hide")}
        </Button>
        {others.map((name) => (
          <Button key={name} quiet onClick={() => separate(name)}>
            {t("book-separate", { name })}
          </Button>
        ))}
      </span>
      {isOpen && <Renaming {...props} onDone={() => setOpen(false)} />}
    </li>
  );
}

/** A new name; if it is another person's, the button states that the two become one, if that is possible. */
function Renaming({ person, people, matches, onDone }: PersonProps & { onDone: () => void }) {
  const [typed, setTyped] = useState(person);
  const [isFull, setFull] = useState(false);
  const own = tidyName(typed);
  const other = people.find((each) => each !== person && nameKey(each) === nameKey(own));
  const name = other ?? own;
  const isTaken = other !== undefined;
  const haveMet = isTaken && matches.some((match) => match.people.includes(person) && match.people.includes(name));
  const keep = async (event: Event) => {
    event.preventDefault();
    if (!name || haveMet) return;
    try {
      if (name !== person) await renamePerson(person, name);
      onDone();
    } catch (fault) {
      if (!(fault instanceof BookFull)) throw fault;
      setFull(true);
    }
  };
  return (
    <form class="row" onSubmit={keep}>
      <input
        class="field"
        type="text"
        value={typed}
        maxLength={MOST_NAME}
        aria-label={t("book-new-name", { name: person })}
        ref={(input) => input?.focus()}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!name || haveMet}>
        {isTaken ? t("book-merge", { name }) : t("keep-title")}
      </Button>
      <span role="status">{haveMet ? t("book-have-met", { name, person }) : isFull && t("book-full")}</span>
    </form>
  );
}
