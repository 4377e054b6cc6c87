import { Button } from '../button/Button.tsx';
import { defineExamples } from '../examples.ts';
import { Grid } from '../grid/Grid.tsx';
import { PricingCard } from './PricingCard.tsx';

export default defineExamples({
  component: 'PricingCard',
  group: 'sections',
  description:
    'Um plano, o preço e o que inclui. Só existe em páginas de demonstração: o programa é gratuito.',
  examples: {
    'Três planos': () => (
      <Grid min="15rem">
        <PricingCard
          level={4}
          name="Básico"
          price="Grátis"
          period="para sempre"
          features={['5 cursos de introdução']}
          action={
            <Button variant="secondary" fullWidth>
              Começar
            </Button>
          }
        />
        <PricingCard
          level={4}
          name="Pro"
          price="19 €"
          period="por mês"
          popular
          features={['Cursos ilimitados', 'Certificados', 'Perguntas e respostas', 'Apoio prioritário']}
          action={<Button fullWidth>Escolher Pro</Button>}
        />
        <PricingCard
          level={4}
          name="Equipas"
          price="À medida"
          features={['Painel da equipa', 'Faturação central', 'Percursos à medida']}
          action={
            <Button variant="secondary" fullWidth>
              Contactar
            </Button>
          }
        />
      </Grid>
    ),
  },
});
