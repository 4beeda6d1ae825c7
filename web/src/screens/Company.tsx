// The first choice of the set-up, as three pictures of a table: alone, together at this device, or mixed with machines.
import { t } from "../i18n/i18n";
import type { Seating } from "../saves/record";
import { COMPANIES, type Company, companyOf, peopleIn } from "./seating";
import "./company.css";

interface Props {
  /** The machines of the set-up by seat, so far. */
  seating: Seating;
  /** Whether all play at the same time. */
  live: boolean;
  onChoose: (company: Company) => void;
}

export function CompanyChoice({ seating, live, onChoose }: Props) {
  const players = seating.length;
  return (
    <fieldset class="choice company" aria-label={t("company")}>
      {COMPANIES.filter((company) => company !== "mixed" || players > 2).map((company) => (
        <label key={company} data-value={company}>
          <input
            type="radio"
            name="company"
            value={company}
            checked={companyOf(seating, players) === company}
            onChange={() => onChoose(company)}
          />
          <span>
            <Sitting people={peopleIn(company, players)} players={players} />
            <b>{t(`company-${company}`)}</b>
            <small>{t(`company-${company}-help`, { live: Number(live) })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const PERSON = "M10 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM1 23c0-7 4-10 9-10s9 3 9 10z";
const MACHINE = "M9 0h2v3h5v9h-12v-9h5zM7 6v2.500h2v-2.500zM11 6v2.500h2v-2.500zM2 14h16v9h-16z";
const APART = 23;

/** People, then machines, side by side in the colours of their seats. */
const Sitting = ({ people, players }: { people: number; players: number }) => (
  <svg class="company-sitting" viewBox={`0 0 ${players * APART - 3} 24`} aria-hidden="true">
    {Array.from({ length: players }, (_, seat) => (
      <path
        key={seat}
        class={`seat-${seat}`}
        fill-rule="evenodd"
        d={seat < people ? PERSON : MACHINE}
        transform={`translate(${seat * APART})`}
      />
    ))}
  </svg>
);
