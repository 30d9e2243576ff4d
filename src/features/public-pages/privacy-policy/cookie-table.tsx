import { Fragment, type ReactNode } from 'react';
import { type CookieName, cookies } from './stored-items';

interface CookieTableProps {
  columns: readonly [name: string, purpose: string, duration: string];
  purposes: Readonly<Record<CookieName, string>>;
  duration: (days: number) => string;
}

/** The cookies: what each is for and how long it stays. */
export function CookieTable({ columns, purposes, duration }: CookieTableProps): ReactNode {
  return (
    <table className="w-full text-sm">
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
        {cookies.map(({ name, days }) => (
          <tr key={name}>
            <td>
              <code>
                {name.split('_').map((word, index) => (
                  <Fragment key={word}>
                    {index > 0 && (
                      <>
                        _<wbr />
                      </>
                    )}
                    {word}
                  </Fragment>
                ))}
              </code>
            </td>
            <td>{purposes[name]}</td>
            <td className="whitespace-nowrap">{duration(days)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
