import ICAL from 'ical.js';

/** The time as an ISO string. Throws for a time that is not in UTC, because it would depend on the reader's zone. */
function instantOf(time: ICAL.Time): string {
  if (time.zone !== ICAL.Timezone.utcTimezone) throw new Error(`${time.toString()} is not in UTC.`);
  return time.toJSDate().toISOString().replace('.000Z', 'Z');
}

/** The time and the text of a reminder. Throws unless calendars display the reminder and its time is relative to the start. */
function reminderOf(alarm: ICAL.Component, start: ICAL.Time) {
  const firstValue = (name: string): unknown => alarm.getFirstPropertyValue(name);
  const trigger = firstValue('trigger');
  const isFromStart = alarm.getFirstProperty('trigger')?.getParameter('related') !== 'END';
  if (firstValue('action') !== 'DISPLAY' || !(trigger instanceof ICAL.Duration) || !isFromStart)
    throw new Error(`No calendar would show this: ${alarm.toString()}`);
  const time = start.clone();
  time.addDuration(trigger);
  return { at: instantOf(time), text: String(firstValue('description')) };
}

/** Reads the events of a calendar file with ical.js, not with the app's code; throws for other files. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  if (calendar.name !== 'vcalendar') throw new Error(`This is a ${calendar.name}.`);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const firstValue = (name: string): unknown => component.getFirstPropertyValue(name);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(firstValue('status')),
      summary: event.summary,
      description: event.description,
      location: event.location,
      url: String(firstValue('url')),
      geo: firstValue('geo') as number[] | null,
      start: instantOf(event.startDate),
      end: instantOf(event.endDate),
      stamp: instantOf(firstValue('dtstamp') as ICAL.Time),
      reminders: component.getAllSubcomponents('valarm').map((alarm) => reminderOf(alarm, event.startDate)),
    };
  });
}

export type ReadEvent = ReturnType<typeof readCalendar>[number];
