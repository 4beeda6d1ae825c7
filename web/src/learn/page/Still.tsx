// A game's table as a picture: the real one, in which nothing happens.
import type { ComponentType } from "preact";
import type { Action } from "../../door/client";
import type { BaseView } from "../../door/door";
import type { TableProps } from "../../table/types";

const nothing = () => undefined;

/** What a table is given on which nothing can be done: one that is a picture, or shows what was. */
export const STILL: Omit<TableProps, "view"> = {
  legal: [],
  complete: true,
  since: 0,
  closed: null,
  shown: null,
  refusal: null,
  forgetRefusal: nothing,
  act: nothing,
  explain: nothing,
  check: async () => null,
  onRule: nothing,
};

interface Props<View extends BaseView> {
  Table: ComponentType<TableProps<View>>;
  view: View;
  legal: readonly Action[];
}

export const Still = <View extends BaseView>({ Table, view, legal }: Props<View>) => (
  <div class="table-room">
    <Table {...STILL} view={view} legal={legal} />
  </div>
);
