import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { DataList, type DataListProps } from '@/ui/data-table/data-list';
import { WorkPage } from './work-page';

interface ListPageProps<Row, Sort extends string> extends Omit<DataListProps<Row, Sort>, 'label' | 'rowId'> {
  title: string;
  /** The list's accessible name; the default is the title. */
  label?: string;
  text?: string;
  /** The main action, shown beside the title. */
  action?: ReactNode;
  /** Links to the neighbouring pages, shown above the list. */
  tabs?: ReactNode;
  /** The dialogs of the page. */
  children?: ReactNode;
}

/** A dashboard page that consists of one list. The drawers of its child routes open over it. */
export function ListPage<Row extends { id: string }, Sort extends string>(props: ListPageProps<Row, Sort>) {
  const { title, label = title, text, action, tabs, children, ...list } = props;
  return (
    <WorkPage title={title} text={text} action={action}>
      {tabs}
      <DataList {...list} label={label} rowId={({ id }) => id} />
      {children}
      <Outlet />
    </WorkPage>
  );
}
