import { Fragment } from 'react';
import { cookies, storedDatabases, storageKeys, type StoredItemTexts } from './stored-items';

interface StoredTableProps {
  columns: readonly [name: string, purpose: string, duration?: string];
  rows: readonly { name: string; purpose: string; duration: string }[];
}

/** On a phone a long name may wrap after `_`, `:` and `-`. */
function StoredName({ name }: { name: string }) {
  const wrapParts = name.split(/(?<=[_:-])/);
  return (
    <code className="text-xs md:whitespace-nowrap md:[&_wbr]:hidden">
      {wrapParts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** A table of stored items; without a third column the duration is below the purpose. */
function StoredTable({ columns, rows }: StoredTableProps) {
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
              <StoredName name={name} />
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

export const CookieTable = ({ texts }: { texts: StoredItemTexts }) => (
  <StoredTable
    columns={texts.cookieColumns}
    rows={cookies.map(({ name, days }) => ({
      name,
      purpose: texts.cookies[name],
      duration: texts.cookieDuration(days),
    }))}
  />
);

export const StorageTable = ({ texts }: { texts: StoredItemTexts }) => (
  <StoredTable
    columns={texts.storageColumns}
    rows={[
      ...storageKeys.map(({ key, duration }) => ({
        name: key,
        purpose: texts.storageItems[key],
        duration: texts.durations[duration],
      })),
      ...storedDatabases.map(({ name, days }) => ({
        name,
        purpose: texts.databases[name],
        duration: `${texts.databaseDuration(days)} ${texts.durations.session}`,
      })),
    ]}
  />
);
