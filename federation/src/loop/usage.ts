export const LOOP_USAGE = `federation dev --site https://… [--port 5180]
    the app of this folder live inside the real shell of a published site, everything else as published
federation check --site https://… [--smoke]
    whether it could be published there: types, declaration, build, budget, room, accessibility of its pages in the site;
    --smoke: also whether they leave alone what they share with the others: styles, globals, the thread that answers
federation test --site https://… [-- arguments of playwright test]
    its own journeys on the published site with this build of it (the address is in the variable SITE)`;
