/** Irregular verbs: base, past, participle. Verbs whose three forms are alike are left out where no rule needs them. */
const FORMS = `be was been,tear tore torn,hang hung hung,shine shone shone,weave wove woven,bend bent bent,creep crept crept,kneel knelt knelt,stick stuck stuck,sting stung stung,swing swung swung,slide slid slid,feed fed fed,breed bred bred,mistake mistook mistaken,stride strode stridden,sweep swept swept,strike struck struck,swear swore sworn,shrink shrank shrunk,dig dug dug,fling flung flung,cling clung clung,forbid forbade forbidden,weep wept wept,flee fled fled,overtake overtook overtaken,undertake undertook undertaken,withdraw withdrew withdrawn,withhold withheld withheld,arise arose arisen,become became become,begin began begun,bite bit bitten,blow blew blown,break broke broken,bring brought brought,build built built,buy bought bought,catch caught caught,choose chose chosen,come came come,deal dealt dealt,do did done,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,feel felt felt,fight fought fought,find found found,fly flew flown,forget forgot forgotten,forgive forgave forgiven,freeze froze frozen,get got got,give gave given,go went gone,grow grew grown,hear heard heard,hide hid hidden,hold held held,keep kept kept,know knew known,lead led led,leave left left,lend lent lent,lose lost lost,make made made,mean meant meant,meet met met,pay paid paid,ride rode ridden,ring rang rung,rise rose risen,run ran run,say said said,see saw seen,seek sought sought,sell sold sold,send sent sent,shake shook shaken,show showed shown,sing sang sung,sink sank sunk,sit sat sat,sleep slept slept,speak spoke spoken,spend spent spent,stand stood stood,steal stole stolen,swim swam swum,take took taken,teach taught taught,tell told told,think thought thought,throw threw thrown,understand understood understood,wake woke woken,wear wore worn,win won won,write wrote written`;

export const IRREGULAR_VERBS: readonly Record<'base' | 'past' | 'participle', string>[] = FORMS.split(
  ',',
).map((line) => {
  const [base = '', past = '', participle = ''] = line.split(' ');
  return { base, past, participle };
});

/** went → gone, where the two differ and the past can't be taken for the participle. */
export const PARTICIPLE_OF_PAST: ReadonlyMap<string, string> = new Map(
  IRREGULAR_VERBS.filter(
    ({ past, participle, base }) => past !== participle && base !== 'be' && participle !== base,
  ).map(({ past, participle }) => [past, participle]),
);
