import type { FollowUps } from './follow-up.ts';

/**
 * Prewritten replies to «mais curto» and «mais simples», by recipe id, for use without AI (`follow-up.ts`).
 */
export const municipal: FollowUps = {
  'perguntas-de-regulamento': [
    {
      exampleStart: '# Perguntas frequentes sobre as hortas',
      shorter: `- **Por quanto tempo?** Um ano; a renovação pede-se. (Artigo 5.º)
- **Rego quanto quiser?** Não: com moderação. (Artigo 6.º)
- **Posso vender?** Não. (Artigo 6.º)

O excerto não esclarece como se pede a renovação, nem até quando. *Renovável*: que pode continuar.`,
      simpler: `**A horta é minha?** É sua para usar, durante um ano. Para continuar, tem de pedir. (Artigo 5.º)

**Posso gastar muita água?** Não. Gaste só a que é precisa. (Artigo 6.º)

**Posso vender as alfaces?** Não. O que colhe não se vende. (Artigo 6.º)

O texto não diz como se pede para continuar, nem até quando. Pergunte na câmara municipal.`,
    },
    {
      exampleStart: '# A sala, em cinco perguntas',
      shorter: `- **Para quem?** Associações, com pedido por escrito. (Artigo 3.º)
- **E no fim?** Quem a usou limpa-a e responde pelos danos. (Artigo 4.º)
- **Pode ser cancelada?** Sim, por interesse público. (Artigo 5.º)

O excerto não esclarece a antecedência nem o preço. *Cedida*: emprestada.`,
      simpler: `**Quem pode usar a sala?** As associações. Pedem por escrito. (Artigo 3.º)

**O que têm de fazer?** Deixar a sala limpa. Se estragarem alguma coisa, são responsáveis. (Artigo 4.º)

**Podem ficar sem a sala?** Sim, se for preciso para o bem de todas as pessoas. (Artigo 5.º)

O texto não diz se a sala se paga. Pergunte na câmara municipal.`,
    },
  ],
  'resumir-emails': [
    {
      exampleStart: '# Resumo: mudança da feira',
      shorter: `**Decidido pela chefia:** a feira muda para o largo. **Por decidir, e sem resposta:** quem trata das tomadas e quem faz os cartazes. **Próximo passo:** não se percebe de quem é.`,
      simpler: `A chefia decidiu: a feira passa para o largo.

Ainda não se sabe:

- quem pergunta pelas tomadas de luz (a Pessoa B propôs-se perguntar);
- quem faz os cartazes.

Ninguém respondeu a estas duas perguntas.`,
    },
    {
      exampleStart: '# O programa de sábado, pessoa a pessoa',
      shorter: `**Chefia:** visita às dez. **Pessoa A:** envia hoje o programa. **Pessoa B:** não sabe se há autocarro. **Sem resposta:** o autocarro.`,
      simpler: `A chefia decidiu: a visita é às dez.

Hoje, a Pessoa A envia o programa.

Falta saber se há autocarro. Não se percebe quem trata disso.`,
    },
  ],
};
