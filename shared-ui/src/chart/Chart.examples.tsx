import { defineExamples } from '../examples.ts';
import { Chart } from './Chart.tsx';

const ine = { name: 'INE, Inquérito à Utilização de TIC pelas Famílias', year: 2025 };

export default defineExamples({
  component: 'Chart',
  group: 'core-ui',
  description:
    'Rosca ou barras, sempre com a fonte, o ano e os mesmos números numa tabela. Rosca só para partes de um todo; para valores que se comparam, barras.',
  examples: {
    'Rosca com um valor': () => (
      <Chart
        type="donut"
        unit="%"
        title="Pessoas dos 16 aos 74 anos, em Portugal, que usaram ferramentas de IA"
        data={[{ label: 'Usaram nos últimos três meses', value: 38.7 }]}
        source={ine}
      />
    ),
    Barras: () => (
      <Chart
        type="bar"
        unit="%"
        title="Uso de ferramentas de IA, em quatro regiões"
        data={[
          { label: 'Grande Lisboa', value: 48.4 },
          { label: 'Península de Setúbal', value: 45.9 },
          { label: 'Algarve', value: 39.7 },
          { label: 'Alentejo', value: 28.3 },
        ]}
        source={ine}
      />
    ),
    'Rosca com partes': () => (
      <Chart
        type="donut"
        unit="%"
        title="Emprego no setor privado em Portugal, por tipo de profissão"
        data={[
          { label: 'Terreno dos humanos', value: 35.7 },
          { label: 'Profissões em colapso', value: 28.8 },
          { label: 'Profissões em ascensão', value: 22.5 },
          { label: 'Terreno das máquinas', value: 13 },
        ]}
        source={{ name: 'Fundação Francisco Manuel dos Santos', year: 2025 }}
      />
    ),
  },
});
