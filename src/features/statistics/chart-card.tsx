import { mdiTable } from '@mdi/js';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';

interface ChartCardProps {
  title: string;
  note?: string;
  /** The first column has the names of the rows. */
  table: { columns: readonly string[]; rows: readonly (readonly [string, ...number[]])[] };
  children: ReactNode;
  className?: string;
}

/** A chart and a table of its figures; a button opens the table, and print always shows it. */
export function ChartCard({ title, note, table, children, className }: ChartCardProps) {
  const { LL, format } = useI18n();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [firstColumn, ...numberColumns] = table.columns;
  const sums = numberColumns.map((_, index) =>
    table.rows.reduce((sum, [, ...values]) => sum + (values[index] ?? 0), 0),
  );
  const cellStyle = 'border-t border-line py-1.5 print:py-0.5';
  // Headings are broken within words only when large text leaves room for few letters.
  const headingStyle = 'py-1.5 font-semibold min-[18rem]:wrap-break-word';
  return (
    <section
      className={cn(
        // The number above the last bar of the chart may be wider than the bar; it must not make the page scroll.
        'grid grid-cols-1 content-start gap-4 overflow-x-clip rounded-card bg-surface p-4 shadow-card md:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        {/* With large text the button wraps below the heading. */}
        <h2 className="min-w-min flex-1 text-lg font-bold wrap-break-word">{title}</h2>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={`${id}-table`}
          aria-label={LL.statistics.tableOf({ title })}
          onClick={() => setIsOpen(!isOpen)}
          className="-my-2 -mr-2 print:hidden"
        >
          <Icon path={mdiTable} />
          {LL.statistics.table()}
        </Button>
      </div>
      {note && <p className="-mt-3 text-sm text-muted">{note}</p>}
      <div className="print:break-inside-avoid">{children}</div>
      <div id={`${id}-table`} className={cn('print:block print:break-inside-avoid', !isOpen && 'hidden')}>
        <table className="w-full text-sm wrap-anywhere" data-figures>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={cn(headingStyle, 'pr-2 text-left')}>
                {firstColumn}
              </th>
              {numberColumns.map((name) => (
                <th key={name} scope="col" className={cn(headingStyle, 'pl-2 text-right')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row" className={cn(cellStyle, 'pr-2 text-left font-normal')}>
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={numberColumns[index]} className={cn(cellStyle, 'pl-2 text-right')}>
                    {format.number(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="border-t border-line-strong py-1.5 pr-2 text-left">
                {LL.statistics.total()}
              </th>
              {sums.map((sum, index) => (
                <td key={numberColumns[index]} className="border-t border-line-strong py-1.5 pl-2 text-right">
                  {format.number(sum)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
