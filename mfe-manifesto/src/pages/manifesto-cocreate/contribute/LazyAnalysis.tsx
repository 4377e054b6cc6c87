import { useShell } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import type { AnalysisProps } from './Analysis.tsx';

const load = () => import('./Analysis.tsx');

/** The offer of a comment by AI, downloaded where there is AI. The suggestion can be sent without it. */
export function LazyAnalysis(props: AnalysisProps) {
  const shell = useShell();
  const analysis = useModule(load, shell.ai().mode !== 'off', shell.report);
  return analysis.status === 'ready' ? <analysis.module.Analysis {...props} /> : null;
}
