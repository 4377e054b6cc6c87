/**
 * Optional second part, about the most common worries. Its facts, contacts and rights come from the project's
 * verified list. Over 300 lines: lessons, read and corrected as one text.
 */
import { COLLECTED_ON, contacts, VERIFIED_ON } from '../contacts.ts';
import type { Block } from '../schema.ts';
import { sources, verified } from './sources.ts';

const burlas: Block = {
  id: 10,
  title: 'Burlas e falsificações',
  category: 'aprender',
  aim: 'No fim, sabe parar, confirmar por outro caminho e pedir ajuda quando uma mensagem, uma voz ou um vídeo tenta enganar.',
  ailit: ['engage', 'manage'],
  parts: [
    {
      type: 'paragraph',
      text: 'As burlas por mensagem (enganos para roubar dinheiro ou dados) já existiam antes da IA, mas a IA ajuda-as. A Europol, a agência policial da União Europeia, avisa que há criminosos a usar a IA para escrever [[phishing|mensagens falsas]] em muitas línguas, imitar vozes e fabricar [[deepfake|vídeos falsos]] (2025).',
    },
    {
      type: 'paragraph',
      text: 'Não precisa de reconhecer cada truque. Precisa de um hábito: **parar e confirmar por outro caminho**.',
    },
    {
      type: 'figure',
      value: '2758',
      text: 'incidentes de segurança na Internet registados em 2024 pelo Centro Nacional de Cibersegurança, mais 36 % num ano. Os mais frequentes foram as mensagens falsas por e-mail e por SMS. Neste número não entram os avisos enviados por programas automáticos.',
      source: sources.cncsRisks,
    },
    {
      type: 'accordion',
      items: [
        {
          id: 'filho',
          label: 'A mensagem do «filho»',
          parts: [
            {
              type: 'paragraph',
              text: 'A mensagem vem de um número novo: «Olá mãe, mudei de telemóvel». Pouco depois, vem outra a pedir dinheiro. É a burla «Olá pai, olá mãe», que o Centro Nacional de Cibersegurança também encontrou em 2024.',
            },
            {
              type: 'paragraph',
              text: 'O conselho da Polícia Judiciária: nunca pagar por causa de um pedido no WhatsApp sem confirmar antes com a pessoa da família (2022).',
            },
          ],
        },
        {
          id: 'voz',
          label: 'A voz imitada',
          parts: [
            {
              type: 'paragraph',
              text: 'Um programa pode imitar uma voz. Por isso, a voz aflita de alguém da família não prova quem está a falar. Desligue e ligue para o número que já tinha.',
            },
            {
              type: 'paragraph',
              text: 'Uma ideia divulgada na imprensa: combinar em família uma palavra secreta e pedi-la quando houver dúvida.',
            },
          ],
        },
        {
          id: 'video',
          label: 'O vídeo do investimento',
          parts: [
            {
              type: 'paragraph',
              text: 'Em 2025 e 2026, circularam em Portugal vídeos falsos com a imagem do primeiro-ministro e de noticiários da televisão. Anunciavam investimentos falsos, muitas vezes a começar em 250 euros. Fontes: Polígrafo, dnoticias.pt e Notícias de Coimbra.',
            },
          ],
        },
        {
          id: 'entidade',
          label: 'A entidade com pressa',
          parts: [
            {
              type: 'paragraph',
              text: 'Uma mensagem com o nome de um banco, de uma empresa ou do Estado exige um pagamento imediato. As entidades verdadeiras não o fazem por SMS, e-mail ou WhatsApp (Banco de Portugal, 2025).',
            },
          ],
        },
        {
          id: 'loja',
          label: 'A loja que não existe',
          parts: [
            {
              type: 'paragraph',
              text: 'Antes de comprar, procure a identidade e os contactos de quem vende. É o conselho do Centro Europeu do Consumidor (2022).',
            },
          ],
        },
      ],
    },
    {
      type: 'example',
      title: 'O telemóvel da Joana',
      situation:
        'A Lurdes recebe de um número desconhecido: «Mãe, o meu telemóvel partiu-se. Preciso de pagar uma conta hoje, consegues?»',
      answer: [
        'A Lurdes não responde nem paga. Liga para o número antigo da filha.',
        'A Joana atende. O telemóvel está inteiro e não há conta nenhuma.',
      ],
      notice: 'Bastou uma chamada para o número de sempre. A história é inventada.',
    },
    { type: 'heading', text: 'O que fazer' },
    {
      type: 'steps',
      items: [
        {
          title: 'Pare',
          text: 'Quanto maior a pressa que lhe pedem, mais devagar deve ir. Não carregue na ligação (o link) que vem na mensagem e não dê códigos.',
        },
        {
          title: 'Confirme por outro caminho',
          text: 'Ligue para o número que já tinha ou vá ao site que já conhece. Não use o contacto que vem na mensagem.',
        },
        {
          title: 'Leia o nome antes de pagar',
          text: 'Desde 20 de maio de 2024, antes de uma transferência em Portugal, o banco mostra o nome do dono da conta que vai receber o dinheiro (o primeiro titular). Desde 9 de outubro de 2025, pode confirmar o nome também nas transferências para outros países da área do euro. Se não é quem esperava, não pague (Banco de Portugal).',
        },
        {
          title: 'Peça ajuda',
          text: 'Conte a alguém de confiança. Estas mensagens são feitas para enganar: ser enganado não é vergonha.',
        },
      ],
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'Já pagou ou deu um código?',
      text: 'Ligue já para o seu banco e peça que cancelem o cartão ou o acesso à sua conta. Depois, apresente queixa à Polícia de Segurança Pública (PSP), à Guarda Nacional Republicana (GNR), à Polícia Judiciária ou ao Ministério Público. Fonte: Banco de Portugal.',
    },
    {
      type: 'paragraph',
      text: 'Se outra pessoa fez o pagamento sem a sua autorização, a sua perda não passa, normalmente, de 50 euros, mesmo que tenham tirado mais. Pode ser maior se não cumpriu as regras de segurança, por exemplo se deu códigos a alguém. Este limite é só para pagamentos que não autorizou. Se o pagamento foi feito por si, mesmo que alguém lhe tenha mentido, pergunte ao banco o que se pode fazer. Fonte: Banco de Portugal.',
    },
    {
      type: 'contacts',
      title: 'A quem ligar e onde apresentar queixa',
      collected: COLLECTED_ON,
      tried: VERIFIED_ON,
      items: [
        contacts.emergencia,
        contacts.linhaInternetSegura,
        contacts.policiaJudiciaria,
        contacts.queixaEletronica,
        contacts.ministerioPublico,
        contacts.ciberseguranca,
        contacts.bancoDePortugal,
        contacts.apoioVitima,
      ],
    },
    {
      type: 'activity',
      title: 'Experimente: o acordo da família',
      text: 'Combine com a família ou com os amigos o que fazem quando chega um pedido de dinheiro.',
      steps: [
        'Escolham a quem se liga para confirmar, e para que número.',
        'Se gostarem da ideia, combinem uma palavra secreta.',
        'Escrevam num papel, junto do telefone, o número do banco.',
      ],
      minutes: 10,
      answerField: {
        kind: 'checklist',
        id: 'acordo',
        label: 'O que já combinaram',
        items: [
          'A quem se liga, e para que número',
          'Se há uma palavra secreta',
          'Onde está o número do banco',
        ],
        model:
          'Ligamos à Teresa para o número que já temos, nunca para o que veio na mensagem. A palavra secreta não se escreve em lado nenhum. O número do banco está no papel ao lado do telefone.',
      },
    },
  ],
  verified: verified('cncsRisks', 'socta', 'pjAdvice', 'fakeVideos', 'bankFraud', 'payeeName', 'fakeShops'),
};

const trabalhoEEscola: Block = {
  id: 11,
  title: 'IA no trabalho e na escola',
  category: 'descobrir',
  aim: 'No fim, conhece regras sobre a IA no trabalho e sabe usá-la para aprender, sem deixar que ela faça o trabalho por si.',
  ailit: ['create', 'manage'],
  requires: [5, 6],
  parts: [
    {
      type: 'paragraph',
      text: 'A IA já entrou nas empresas e nas escolas. Nos dois lugares valem as mesmas perguntas: o que entrego à IA, como confirmo e o que fica para mim?',
    },
    {
      type: 'figure',
      value: '11,5 %',
      text: 'das empresas com 10 ou mais pessoas ao serviço em Portugal usam IA: 49,1 % das grandes, 18,2 % das médias e 9,4 % das pequenas.',
      source: sources.companiesUsingAi,
    },
    {
      type: 'figure',
      value: '81,5 %',
      text: 'dos estudantes dos 16 aos 74 anos, em Portugal, usaram IA nos três meses anteriores ao inquérito.',
      source: sources.studentsUsingAi,
    },
    {
      type: 'tabs',
      label: 'Trabalho e escola',
      tabs: [
        {
          id: 'trabalho',
          label: 'No trabalho',
          parts: [
            {
              type: 'list',
              items: [
                '30 % das pessoas que trabalham na União Europeia usam ferramentas de IA, sobretudo para escrever e traduzir (Centro Comum de Investigação da Comissão Europeia, 2025).',
                'No Código do Trabalho, o direito à igualdade vale também para decisões tomadas por algoritmos. A empresa tem de explicar aos trabalhadores o que conta para essas decisões (os critérios) (Lei n.º 13/2023).',
                'A partir de 2 de dezembro de 2027, quem emprega tem de avisar os trabalhadores antes de usar no trabalho uma IA «de risco elevado». É o nome que a lei dá a alguns usos, como escolher candidatos a um emprego (Regulamento da IA, art. 26.º, n.º 7, e anexo III).',
              ],
            },
            {
              type: 'paragraph',
              text: 'Antes de usar IA numa tarefa, pergunte que ferramentas a sua organização autoriza e que informação pode lá escrever.',
            },
          ],
        },
        {
          id: 'escola',
          label: 'Na escola',
          parts: [
            {
              type: 'paragraph',
              text: 'O ChatGPT não se destina a menores de 13 anos. Dos 13 aos 17, é preciso ter autorização da mãe, do pai ou de quem represente o menor.',
            },
            {
              type: 'paragraph',
              text: 'Cada escola e cada professor pode ter regras próprias. Pergunte antes de usar IA e diga para que a usou.',
            },
          ],
        },
      ],
    },
    {
      type: 'compare',
      before: {
        label: 'A IA faz por mim',
        text: 'Escreve um trabalho de duas páginas sobre o ciclo da água.',
      },
      after: {
        label: 'A IA ajuda-me a aprender',
        text: 'Faz-me cinco perguntas sobre o ciclo da água, uma de cada vez. Espera pela resposta e diz-me o que falhei e porquê.',
      },
      notice: 'Com o primeiro pedido, fica com um texto feito. Com o segundo, fica a saber a matéria.',
    },
    {
      type: 'prompts',
      items: [
        {
          id: 'ia-estudar',
          title: 'Estudar com perguntas',
          description: 'Para quem estuda e para quem ajuda a estudar.',
          promptText:
            'Ajuda-me a estudar [matéria] para [ano ou prova]. Faz-me uma pergunta de cada vez, espera pela minha resposta e só depois explica. No fim, diz-me que dois pontos devo confirmar no manual.',
        },
      ],
    },
    {
      type: 'activity',
      title: 'Experimente: o que fica para mim?',
      text: 'Escolha uma tarefa do trabalho ou da escola em que já pensou usar IA.',
      steps: [
        'Escreva o que pode entregar à IA.',
        'Escreva o que tem de fazer sem ajuda: o que precisa de aprender e o que é da sua responsabilidade.',
        'Escreva como vai confirmar o resultado e a quem diz que usou IA.',
      ],
      minutes: 10,
      answerField: {
        kind: 'text',
        id: 'fica-para-mim',
        label: 'As suas três respostas',
        model:
          'Entrego à IA a lista de perguntas para preparar uma reunião, sem nomes nem assuntos internos. As decisões tomo-as eu, porque a responsabilidade é minha.\nLeio tudo outra vez e digo à minha chefe que usei IA.',
      },
    },
  ],
  verified: verified(
    'companiesUsingAi',
    'studentsUsingAi',
    'workersUsingAi',
    'labourCode',
    'aiAct',
    'chatGptAges',
  ),
};

const energiaEDireitos: Block = {
  id: 12,
  title: 'Energia e direitos de autor',
  category: 'aprender',
  aim: 'No fim, sabe ler com cautela um número sobre o gasto da IA e explicar o que se discute sobre os direitos de autor.',
  ailit: ['engage', 'manage'],
  requires: [2, 4],
  parts: [
    {
      type: 'paragraph',
      text: 'As respostas de um assistente de IA são calculadas em **centros de dados**: edifícios cheios de computadores, que precisam de eletricidade e de água.',
    },
    {
      type: 'figure',
      value: '1,5 %',
      text: 'da eletricidade mundial foi gasta em centros de dados em 2024: cerca de 415 TWh (terawatts-hora), ou 415 mil milhões de quilowatts-hora, a unidade da fatura da luz. Nem todo esse gasto é de IA.',
      source: {
        publisher: 'Agência Internacional da Energia',
        title: 'Energy and AI',
        url: 'https://www.iea.org/reports/energy-and-ai/energy-demand-from-ai',
        year: 2025,
      },
    },
    {
      type: 'list',
      items: [
        'Em 2026, a mesma agência calculou que a procura de eletricidade dos centros de dados pode duplicar até 2030.',
        'Um instituto da Universidade das Nações Unidas calculou, em 2026, que a água ligada aos centros de dados pode chegar a 9,3 biliões (milhões de milhões) de litros em 2030.',
      ],
    },
    {
      type: 'example',
      title: 'Dois números para a mesma pergunta',
      situation: 'A Teresa quis saber quanta energia gasta uma pergunta à IA. Encontrou dois números.',
      answer: [
        'A Google fala em 0,24 Wh (watts-hora) e 0,26 mililitros de água para um pedido de texto típico ao Gemini (metade dos pedidos gasta menos e metade gasta mais; agosto de 2025). É um número da própria empresa, que ninguém de fora confirmou. Para comparar: uma lâmpada de 10 watts gasta 1 Wh em seis minutos.',
        'O responsável da OpenAI, a empresa do ChatGPT, escreveu num blogue que uma pergunta gasta, em média, 0,34 Wh (junho de 2025), sem dizer como fez a conta.',
      ],
      notice:
        'A Teresa viu quem publicou cada número, o que entrou na conta e se alguém o confirmou. São boas perguntas para qualquer número.',
    },
    { type: 'heading', text: 'A quem pertence o que a IA usa e o que a IA faz?' },
    {
      type: 'accordion',
      items: [
        {
          id: 'treino-obras',
          label: 'As obras usadas no treino',
          parts: [
            {
              type: 'paragraph',
              text: 'Os modelos [[treino|treinam-se]] com textos e imagens que alguém fez. Uma lei europeia de 2019 (uma diretiva, no artigo 4.º) permite analisar textos, imagens e música de forma automática. Há condições: quem tem os direitos pode proibir essa análise. Ainda se discute em que casos isto se aplica ao treino da IA. O Decreto-Lei n.º 47/2023 passou essa diretiva para a lei portuguesa.',
            },
          ],
        },
        {
          id: 'empresas',
          label: 'O que se exige às empresas',
          parts: [
            {
              type: 'paragraph',
              text: 'O artigo 53.º do Regulamento da IA fala dos modelos de uso geral, os que servem para muitas tarefas. Quem os faz tem de ter regras sobre direitos de autor e tem de publicar um resumo dos dados de treino. Essa exigência aplica-se desde 2 de agosto de 2025. Os modelos mais antigos têm até 2 de agosto de 2027 para a cumprir.',
            },
          ],
        },
        {
          id: 'resultado',
          label: 'O texto ou a imagem que pediu',
          parts: [
            {
              type: 'paragraph',
              text: 'O direito de autor diz de quem é um texto, uma imagem ou uma música. Para alguns juristas, só é autor quem cria, e escrever um prompt não chega para ser autor. É uma opinião (2025), e não uma decisão de tribunal.',
            },
          ],
        },
      ],
    },
    {
      type: 'activity',
      title: 'Experimente: gastar só o que serve',
      text: 'Pense no último pedido que fez a uma IA, ou num que gostaria de fazer.',
      steps: [
        'Precisava de IA, ou bastava uma pesquisa, um livro ou uma pergunta a alguém?',
        'Escreva o pedido completo à primeira e, depois, acrescente só o que faltar.',
        'Se mostrar o resultado a alguém, diga o que fez a IA e o que fez uma pessoa.',
      ],
      minutes: 10,
      answerField: {
        kind: 'text',
        id: 'so-o-que-serve',
        label: 'O seu pedido e o que decidiu',
        model:
          'Queria uma receita de sopa: bastava o livro de cozinha.\nPara o convite, escrevi o pedido todo à primeira: «Escreve um convite de quatro linhas para uma festa de rua, no sábado às 16h, em tom alegre.»\nNo fim, digo que o texto teve ajuda da IA e que o desenho é da minha neta.',
      },
    },
  ],
  verified: verified(
    'energy',
    'energyDemand',
    'waterFootprint',
    'googleEnergy',
    'openAiEnergy',
    'copyrightDirective',
    'copyrightLaw',
    'aiAct',
    'lawyersOnPrompts',
  ),
};

const servicosPublicos: Block = {
  id: 13,
  title: 'IA nos serviços públicos e os seus direitos',
  category: 'aprender',
  aim: 'No fim, sabe que direitos tem quando um serviço usa IA e a quem se queixar em Portugal.',
  ailit: ['engage', 'manage'],
  requires: [8],
  parts: [
    {
      type: 'paragraph',
      text: 'Um serviço pode usar IA para responder a perguntas ou para ajudar a decidir. Os seus direitos valem por inteiro também na Internet (Lei n.º 27/2021, art. 2.º). O bloco «Justiça, direitos e quem decide no fim» apresentou dois direitos. Este bloco explica-os melhor, junta outros e diz como os usar.',
    },
    {
      type: 'accordion',
      items: [
        {
          id: 'conversa',
          label: 'Saber que é uma IA',
          parts: [
            {
              type: 'paragraph',
              text: 'Desde 2 de agosto de 2026, um programa que conversa consigo tem de avisar que é IA, a não ser que seja evidente. Também os [[deepfake|deepfakes]] (imagens, vozes e vídeos falsos) e os textos de IA sobre assuntos públicos têm de vir identificados. Há exceções (Regulamento da IA, art. 50.º).',
            },
          ],
        },
        {
          id: 'dados',
          label: 'Ver os seus dados',
          parts: [
            {
              type: 'paragraph',
              text: 'Pode perguntar a uma organização se usa dados seus e pedir para os ver. Pode também saber se um programa tomou alguma decisão sobre si, e como a tomou. É o artigo 15.º do Regulamento Geral sobre a Proteção de Dados (RGPD).',
            },
            {
              type: 'paragraph',
              text: 'Em certos casos, pode ainda pedir que os seus dados sejam apagados (artigo 17.º). A organização tem um mês para responder. Se precisar de mais tempo, tem de o dizer e de explicar porquê dentro desse mês (art. 12.º, n.º 3).',
            },
          ],
        },
        {
          id: 'humana',
          label: 'Uma pessoa na decisão',
          parts: [
            {
              type: 'paragraph',
              text: 'Uma máquina sozinha não pode tomar uma decisão que mude os seus direitos, ou que pese muito na sua vida. Há três exceções: a decisão é necessária para um contrato consigo, é permitida por uma lei ou teve a sua autorização clara. Se foi por causa de um contrato ou da sua autorização, pode pedir que uma pessoa veja o caso, dizer o que pensa e contestar a decisão: pedir que a mudem (RGPD, art. 22.º).',
            },
          ],
        },
        {
          id: 'risco',
          label: 'A IA de risco elevado',
          parts: [
            {
              type: 'paragraph',
              text: 'Uma IA que escolhe candidatos a um emprego é de risco elevado. A partir de 2 de dezembro de 2027, têm de lhe dizer quando uma IA assim decide ou ajuda a decidir sobre si (Regulamento da IA, art. 26.º).',
            },
          ],
        },
      ],
    },
    {
      type: 'example',
      title: 'O pedido da Adelaide',
      situation: 'Um serviço recusou o pedido da Adelaide e só disse que foi «o sistema».',
      answer: [
        'A Adelaide escreveu: «Peço que me digam se a decisão foi tomada só por um programa, que dados meus usaram e quais foram importantes para a decisão. Peço que uma pessoa reveja a decisão.»',
        'Procurou na decisão até quando podia reclamar ou recorrer (pedir a quem está acima, ou a um tribunal, que mude a decisão). A decisão não o dizia, e a Adelaide perguntou-o logo ao serviço. Não ficou à espera da resposta à carta: reclamou dentro do prazo. Apontou a data em que enviou a carta. Se, ao fim de um mês, ninguém responder sobre os dados dela nem explicar a demora, a Adelaide sabe a quem se queixar.',
      ],
      notice: 'Guarde uma cópia: um pedido escrito e com data serve de prova. A história é inventada.',
    },
    { type: 'heading', text: 'Onde se queixar' },
    {
      type: 'steps',
      items: [
        {
          title: 'Primeiro, ao próprio serviço',
          text: 'Por escrito, com o que aconteceu e o que pede. O Provedor de Justiça, que recebe queixas contra serviços públicos, também pede que comece por aqui.',
        },
        {
          title: 'Se são dados pessoais',
          text: 'À Comissão Nacional de Proteção de Dados, no formulário do site da Comissão.',
        },
        {
          title: 'Se é uma empresa',
          text: 'No Livro de Reclamações Eletrónico. A empresa tem de responder em 15 dias úteis.',
        },
        {
          title: 'Se é um serviço do Estado',
          text: 'No Livro Amarelo, em papel ao balcão ou em livroamarelo.gov.pt. É gratuito, e pela Internet o serviço tem 15 dias úteis para responder. Se o serviço ainda não estiver em livroamarelo.gov.pt, peça o livro em papel. As câmaras e as juntas têm um livro de reclamações próprio, ao balcão (Decreto-Lei n.º 135/99, art. 38.º).',
        },
        {
          title: 'Se o serviço público não resolve',
          text: 'Ao Provedor de Justiça. Não trata de queixas entre pessoas, nem entre pessoas e empresas.',
        },
      ],
    },
    {
      type: 'contacts',
      title: 'Onde se queixar: contactos',
      collected: COLLECTED_ON,
      tried: VERIFIED_ON,
      items: [contacts.protecaoDados, contacts.livroReclamacoes, contacts.livroAmarelo, contacts.provedor],
    },
    {
      type: 'paragraph',
      text: 'Não sabe a quem se queixar? Comece pelo próprio serviço, por escrito, e pergunte-lhe a quem pode recorrer. Em 2025, o Governo escolheu a autoridade nacional para o Regulamento da IA: a Autoridade Nacional de Comunicações (ANACOM).',
    },
    {
      type: 'activity',
      title: 'Experimente: escreva o seu pedido',
      text: 'Imagine que um serviço lhe respondeu «o sistema não deixa». Escreva o pedido que enviaria.',
      steps: [
        'Diga o que aconteceu e em que dia.',
        'Pergunte se a decisão foi tomada só por um programa e que dados foram importantes para decidir.',
        'Peça que uma pessoa reveja a decisão.',
      ],
      minutes: 10,
      answerField: {
        kind: 'text',
        id: 'pedido-ao-servico',
        label: 'O pedido que enviaria',
        model:
          '«No dia 3 recebi a resposta de que o sistema não deixa avançar o meu pedido. Peço que me digam se a decisão foi tomada só por um programa e que dados foram importantes para decidir. Peço também que uma pessoa reveja a decisão.»',
      },
    },
  ],
  verified: verified(
    'aiAct',
    'rgpd',
    'cnpd',
    'edpb',
    'digitalCharter',
    'complaintsBook',
    'publicBook',
    'ombudsman',
    'anacom',
  ),
};

export const secondPart: Block[] = [burlas, trabalhoEEscola, energiaEDireitos, servicosPublicos];
