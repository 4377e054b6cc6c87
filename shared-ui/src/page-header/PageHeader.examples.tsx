import { Azulejo } from '../azulejo/Azulejo.tsx';
import { defineExamples } from '../examples.ts';
import { Sliders } from '../icon/icons.ts';
import { ClayTile } from '../personal-tile/ClayTile.tsx';
import { PageHeader } from './PageHeader.tsx';

export default defineExamples({
  component: 'PageHeader',
  group: 'sections',
  frame: ['edge', 'screen'],
  description:
    'Cabeçalho de uma página: onde se está, as partes da página, o caminho de volta e as páginas do site. O que não cabe fica atrás de um botão.',
  examples: {
    'Curso com módulos': () => (
      <PageHeader
        sticky={false}
        title="Curso: Copilot para a CML"
        navLabel="Partes do curso"
        links={[
          { label: 'Introdução', href: '#design-system', current: true },
          { label: 'Módulos do Curso', href: '#sections' },
        ]}
      />
    ),
    'Com as páginas do site': () => (
      <PageHeader
        sticky={false}
        title="Co-criar o Manifesto"
        brand={{ name: 'IA para Todos', href: '#/', logo: <Azulejo motif="rings" size={32} /> }}
        navLabel="Partes do manifesto"
        exploreNavLabel="Páginas do site, exemplo"
        tool={{
          label: 'Preferências, exemplo',
          icon: Sliders,
          panel: <p>Tamanho do texto, cores, contraste e movimento.</p>,
        }}
        own={{ href: '#/o-meu-progresso', picture: <ClayTile label="O meu azulejo, exemplo" /> }}
        links={[
          { label: 'Princípios', href: '#core-ui', current: true },
          { label: 'Contribuir', href: '#sections' },
        ]}
        explore={[
          {
            label: 'Fábrica de Prompts',
            description: 'Faça um bom pedido à inteligência artificial, passo a passo.',
            href: '#/prompt-factory',
            picture: <Azulejo motif="quill" size={48} />,
          },
          {
            label: 'Página Principal',
            description: 'O programa, o manifesto e os recursos.',
            href: '#/',
            picture: <Azulejo motif="table" size={48} />,
          },
        ]}
      />
    ),
  },
});
