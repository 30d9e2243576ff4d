/** Home: the landing for people who are not signed in, and the list of upcoming matches. */
export const home = {
  landing: {
    title: 'Dnes večer se hraje. Jdete taky?',
    lead: 'Hrajem vám ukáže zápasy ve vašem městě, ke kterým se můžete hned přidat: fotbal, florbal, volejbal, badminton i hokej.',
    stepsTitle: 'Jak to funguje',
    steps: {
      find: {
        title: 'Najděte zápas',
        text: 'Podle města, sportu, úrovně a dne. Hned vidíte, kolik míst zbývá.',
      },
      join: {
        title: 'Přidejte se',
        text: 'Jedním klepnutím jste na soupisce. Když je plno, posuneme vás z náhradníků, jakmile se místo uvolní.',
      },
      play: {
        title: 'Přijďte si zahrát',
        text: 'Kdo jde a co je nového, si řeknete v chatu zápasu.',
      },
    },
    register: 'Založit účet',
    signIn: 'Přihlásit se k účtu',
    howItWorks: 'Jak to funguje podrobně',
    about: 'Kdo jsme',
  },
  signInNotice: {
    text: 'Tuto stránku uvidíte, až se přihlásíte.',
    action: 'Přejít na přihlášení',
  },
};
