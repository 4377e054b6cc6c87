import { manifesto, manifestoCards } from '../../../content/manifesto.ts';
import { Actions } from '../../../parts/Actions.tsx';
import { Chapter } from '../../../parts/Chapter.tsx';
import { ActionLink } from '../../../parts/links/ActionLink.tsx';
import { MotifGrid } from '../../../parts/MotifGrid.tsx';

/** The six principles with links to sign and to participate. */
export function ManifestoSection() {
  return (
    <Chapter id="manifesto" eyebrow={manifesto.eyebrow} title={manifesto.title} intro={manifesto.lead}>
      <MotifGrid cards={manifestoCards} />
      <Actions>
        <ActionLink link={manifesto.sign} size="lg" />
        <ActionLink link={manifesto.participate} size="lg" variant="secondary" />
      </Actions>
    </Chapter>
  );
}
