// The head of a screen: the way back and a title.
import { t } from "../i18n/i18n";
import { Icon } from "./Icon";
import { ChevronLeft } from "./icons";

interface Props {
  title: string;
  back: string;
}

export function Head({ title, back }: Props) {
  return (
    <header class="screen-head">
      <a class="button button-quiet" href={back}>
        <Icon of={ChevronLeft} />
        <span class="hidden-text">{t("back")}</span>
      </a>
      <h1>{title}</h1>
    </header>
  );
}
