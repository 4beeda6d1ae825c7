// The head of a screen: the way back and a title.
import { t } from "../i18n/i18n";

interface Props {
  title: string;
  back: string;
}

export function Head({ title, back }: Props) {
  return (
    <header class="screen-head">
      <a class="button button-quiet" href={back}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M12.5 3.5L6 10l6.5 6.5"
            fill="none"
            stroke="currentColor"
            stroke-width="2.2"
            stroke-linecap="round"
          />
        </svg>
        <span class="hidden-text">{t("back")}</span>
      </a>
      <h1>{title}</h1>
    </header>
  );
}
