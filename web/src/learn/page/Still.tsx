// A game's own table as a picture.
import type { ComponentType } from "preact";
import type { Action } from "../../door/client";
import type { BaseView } from "../../door/door";
import { STILL } from "../../table/still";
import type { TableProps } from "../../table/types";

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
