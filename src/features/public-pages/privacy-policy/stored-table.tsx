import { Fragment, type ReactNode } from 'react';
import { cookies, storedDatabases, storedItems, type StoredWords } from './stored-items';

interface StoredTableProps {
  /** The name, the purpose, and the duration when it has a column of its own. */
  columns: readonly [name: string, purpose: string, duration?: string];
  rows: readonly { name: string; purpose: string; duration: string }[];
}

/** Names are long and have no spaces: on a phone they may break behind each sign that is no letter. */
function Name({ name }: { name: string }): ReactNode {
  const parts = name.split(/(?<=[_:-])/);
  return (
    <code className="text-xs md:whitespace-nowrap md:[&_wbr]:hidden">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** What is kept in the browser; long durations stand below the purpose. */
function StoredTable({ columns, rows }: StoredTableProps): ReactNode {
  return (
    <table className="w-full text-sm max-[24rem]:[&_:is(tbody,tr,td)]:block max-[24rem]:[&_td+td]:border-t-0 max-[24rem]:[&_td+td]:pt-0 max-[24rem]:[&_thead]:sr-only">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, purpose, duration }) => (
          <tr key={name}>
            <td>
              <Name name={name} />
            </td>
            <td>
              {purpose}
              {columns.length < 3 && <span className="block text-muted">{duration}</span>}
            </td>
            {columns.length === 3 && <td className="whitespace-nowrap">{duration}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cookies, each with its days. */
export const CookieTable = ({ words }: { words: StoredWords }): ReactNode => (
  <StoredTable
    columns={words.cookieColumns}
    rows={cookies.map(({ name, days }) => ({
      name,
      purpose: words.cookies[name],
      duration: words.cookieStay(days),
    }))}
  />
);

/** What stands in the storages and databases of the browser; what is in a database also goes with the session. */
export const StorageTable = ({ words }: { words: StoredWords }): ReactNode => (
  <StoredTable
    columns={words.columns}
    rows={[
      ...storedItems.map(({ key, stay }) => ({
        name: key,
        purpose: words.items[key],
        duration: words.stays[stay],
      })),
      ...storedDatabases.map(({ name, days }) => ({
        name,
        purpose: words.databases[name],
        duration: `${words.databaseStay(days)} ${words.stays.session}`,
      })),
    ]}
  />
);
