import { defineExamples } from '@ia/shared-ui/examples';
import { FeatureList } from './FeatureList.tsx';
import { NewsletterBanner } from './NewsletterBanner.tsx';
import { ReleaseProgress } from './ReleaseProgress.tsx';
import { RentalListing } from './RentalListing.tsx';
import { ThemingCard } from './ThemingCard.tsx';
import { UsageStats } from './UsageStats.tsx';

export default defineExamples({
  component: 'Cartões de demonstração',
  group: 'sections',
  description:
    'Seis cartões de exemplo, em inglês, feitos com os componentes desta página. Quase todos os números são de demonstração, e nenhum botão envia nem guarda nada.',
  examples: {
    'Progresso de uma versão': () => <ReleaseProgress />,
    'Anúncio de alojamento': () => <RentalListing />,
    'Números de utilização': () => <UsageStats />,
    'Lista de características': () => <FeatureList />,
    'Faixa de boletim': () => <NewsletterBanner />,
    'Mudança de tema': () => <ThemingCard />,
  },
});
