import { useShell } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import type { AnalysisProps } from './Analysis.tsx';

const load = () => import('./Analysis.tsx');

/** Loads the optional AI comment where AI is configured. A failed download does not block sending. */
export function LazyAnalysis(props: AnalysisProps) {
  const shell = useShell();
  const analysis = useModule(load, shell.ai().mode !== 'off', shell.report);
  return analysis.status === 'ready' ? <analysis.module.Analysis {...props} /> : null;
}
