// A game's table as a picture: the real one, in which nothing happens.
import type { ComponentType } from "preact";
import type { Action } from "../../door/client";
import type { BaseView } from "../../door/door";
import type { TableProps } from "../../table/types";

const nothing = () => undefined;

/** Properties of a table without actions: one that is a picture, or shows the past. */
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
};

/** The engine's data of a position: a seat's view, and its legal actions. */
export interface Position<View extends BaseView> {
  readonly view: View;
  readonly legal: readonly Action[];
}

interface Props<View extends BaseView> extends Position<View> {
  Table: ComponentType<TableProps<View>>;
}

export const Still = <View extends BaseView>({ Table, view, legal }: Props<View>) => (
  <div class="table-room">
    <Table {...STILL} view={view} legal={legal} />
  </div>
);
