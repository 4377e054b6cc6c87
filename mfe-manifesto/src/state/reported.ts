import { deviceStore, lenientList } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';

/** The most that a device remembers; the newest stay. */
const MOST = 200;

const reportedAtom = deviceStore('mfe-manifesto').atom('reported', lenientList(v.string()), []);

/** Ids of the suggestions that were reported from this device. */
export function useReported() {
  const [ids, setIds] = useAtom(reportedAtom);
  return {
    isReported: (id: string): boolean => ids.includes(id),
    noteReported: (id: string): void =>
      setIds((known) => [id, ...known.filter((one) => one !== id)].slice(0, MOST)),
  };
}
