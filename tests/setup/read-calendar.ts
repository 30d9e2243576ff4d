import ICAL from 'ical.js';

/** Throws for a moment that is not written in UTC: what it means would depend on who reads it. */
function instantOf(time: ICAL.Time): string {
  if (time.zone !== ICAL.Timezone.utcTimezone) throw new Error(`${time.toString()} is not in UTC.`);
  return time.toJSDate().toISOString().replace('.000Z', 'Z');
}

/** Throws for a reminder that is not shown, or not counted from the start. */
function reminderOf(alarm: ICAL.Component, start: ICAL.Time) {
  const first = (name: string): unknown => alarm.getFirstPropertyValue(name);
  const trigger = first('trigger');
  const isFromStart = alarm.getFirstProperty('trigger')?.getParameter('related') !== 'END';
  if (first('action') !== 'DISPLAY' || !(trigger instanceof ICAL.Duration) || !isFromStart)
    throw new Error(`No calendar would show this: ${alarm.toString()}`);
  const at = start.clone();
  at.addDuration(trigger);
  return { at: instantOf(at), text: String(first('description')) };
}

/** Reads a calendar file with ical.js, a parser that has nothing to do with what wrote it; throws when it is none. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  if (calendar.name !== 'vcalendar') throw new Error(`This is a ${calendar.name}.`);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const first = (name: string): unknown => component.getFirstPropertyValue(name);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(first('status')),
      summary: event.summary,
      description: event.description,
      location: event.location,
      url: String(first('url')),
      geo: first('geo') as number[] | null,
      start: instantOf(event.startDate),
      end: instantOf(event.endDate),
      stamp: instantOf(first('dtstamp') as ICAL.Time),
      reminders: component.getAllSubcomponents('valarm').map((alarm) => reminderOf(alarm, event.startDate)),
    };
  });
}

export type ReadEvent = ReturnType<typeof readCalendar>[number];
