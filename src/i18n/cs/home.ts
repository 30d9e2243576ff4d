/** Home: the landing for people who are not signed in, and the list of upcoming matches. */
export const home = {
  landing: {
    title: 'Hrajem. Jdete taky?',
    lead: 'Hrajem vám ukáže zápasy ve vašem městě, ke kterým se můžete hned přidat: fotbal, florbal, volejbal, badminton i hokej.',
    sample: {
      caption: 'Ukázka: takhle vypadá zápas.',
      action: 'Chci hrát taky',
      title: 'Večerní fotbal',
      venue: 'Hala u parku',
      city: 'Brno',
    },
    steps: {
      find: {
        title: 'Najděte zápas',
        text: 'Podle města, sportu, úrovně a dne. Hned vidíte, kolik míst zbývá.',
      },
      join: {
        title: 'Přidejte se',
        text: 'Stačí jedno klepnutí. Když je plno, počkáte mezi náhradníky a místo dostanete, jakmile na vás přijde řada.',
      },
      play: {
        title: 'Přijďte si zahrát',
        text: 'Kdo jde a co je nového, si řeknete v chatu zápasu.',
      },
    },
  },
  signInNotice: {
    text: 'Tuto stránku uvidíte, až se přihlásíte.',
    invitation: 'Někdo vás zve na zápas. Uvidíte ho, až si založíte účet nebo se přihlásíte.',
  },
};
