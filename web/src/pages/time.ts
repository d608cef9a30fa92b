/** Time left and the time of day at which it ends, as the chosen language writes them. */

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** "5 hr 12 min", "3 days", "40 sec". */
export function timeLeft(milliseconds: number, language: string): string {
  const unit = (value: number, name: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      value,
    );
  const hours = Math.floor(milliseconds / HOUR);
  if (hours >= 48) return unit(Math.floor(hours / 24), 'day');
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (hours > 0) return `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
  if (minutes > 0) return unit(minutes, 'minute');
  return unit(Math.ceil(milliseconds / 1000), 'second');
}

/** The time of day at which it is over: "23:40" today, "Thu 18:00" later. */
export function timeOfDay(at: Date, now: Date, language: string): string {
  const today = at.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(today ? {} : { weekday: 'short' }),
  }).format(at);
}
