import { useEffect, useState } from 'react';
import { isNight } from '../../rules/live-wall.ts';

const CHECK_INTERVAL_MS = 60_000;

/** True at night, by the device's clock: the live wall is then darker. Checked once a minute. */
export function useNight(): boolean {
  const [night, setNight] = useState(() => isNight(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNight(isNight(new Date())), CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return night;
}
