// Filters of the book's matches: by game, deck, number of players and player.
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import { ALL, type Filter, type Played, peopleIn } from "./played";
import { deckName, gameName } from "./words";

interface Props {
  matches: readonly Played[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Returns the distinct values, in order, without null. */
export const distinct = <Value extends string | number>(values: readonly (Value | null)[]): Value[] =>
  [...new Set(values.filter((value) => value !== null))].sort((one, other) => (one < other ? -1 : 1));

export function Filters({ matches, filter, onFilter }: Props) {
  const { game } = filter;
  const games = distinct(matches.map((match) => match.game));
  const decks = distinct(matches.map((match) => (match.game === game ? match.deck : null)));
  const sizes = distinct(matches.map(({ people }) => people.length));
  const change = (changes: Partial<Filter>) => onFilter({ ...filter, ...changes });
  return (
    <form class="book-filters" aria-label={t("book-filters")} onSubmit={(event) => event.preventDefault()}>
      <Select
        name="game"
        values={games}
        value={game}
        textOf={gameName}
        onChoose={(value) => change({ game: value, deck: null })}
      />
      {game !== null && decks.length > 1 && (
        <Select
          name="deck"
          values={decks}
          value={filter.deck}
          textOf={(deck) => deckName(game, deck)}
          onChoose={(deck) => change({ deck })}
        />
      )}
      <Select
        name="players"
        values={sizes}
        value={filter.players}
        textOf={(count) => t("book-players-count", { count })}
        onChoose={(players) => change({ players })}
      />
      <Select
        name="person"
        values={peopleIn(matches)}
        value={filter.person}
        textOf={(name) => name}
        onChoose={(person) => change({ person })}
      />
      {filter !== ALL && (
        <Button quiet onClick={() => onFilter(ALL)}>
          {t("book-all")}
        </Button>
      )}
    </form>
  );
}

interface SelectProps<Value> {
  /** Its label is the message `book-<name>`. */
  name: string;
  values: readonly Value[];
  value: Value | null;
  textOf: (value: Value) => string;
  onChoose: (value: Value | null) => void;
}

/** A value is known by its place, since any text may be one. */
export const Select = <Value extends string | number>({
  name,
  values,
  value,
  textOf,
  onChoose,
}: SelectProps<Value>) => (
  <label class="book-filter">
    <span class="small soft">{t(`book-${name}`)}</span>
    <select
      class="field"
      name={name}
      value={value === null ? -1 : values.indexOf(value)}
      onChange={(event) => onChoose(values[Number(event.currentTarget.value)] ?? null)}
    >
      <option value={-1}>{t("book-any")}</option>
      {values.map((each, at) => (
        <option key={each} value={at}>
          {textOf(each)}
        </option>
      ))}
    </select>
  </label>
);
