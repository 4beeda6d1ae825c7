// A game's table as a picture: the real one, in which nothing happens.
import type { ComponentType } from "preact";
import type { Action } from "../../door/client";
import type { BaseView } from "../../door/door";
import { STILL } from "../../table/table-props";
import type { TableProps } from "../../table/types";

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
