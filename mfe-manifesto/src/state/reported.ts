import { deviceStore, lenientList } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';

/** Maximum number of stored reports; the newest stay. */
const MAX_REPORTED = 200;

const reportedAtom = deviceStore('mfe-manifesto').atom('reported', lenientList(v.string()), []);

/** Ids of the suggestions reported from this device. */
export function useReported() {
  const [ids, setIds] = useAtom(reportedAtom);
  return {
    isReported: (id: string): boolean => ids.includes(id),
    noteReported: (id: string): void =>
      setIds((previous) => [id, ...previous.filter((other) => other !== id)].slice(0, MAX_REPORTED)),
  };
}
