/** Misspellings with one likely meaning, lower case, that the checker's dictionary gets wrong or that need no dictionary. A data file, hence its length. */
export const TYPOS: ReadonlyMap<string, string> = new Map(
  `
    unpolite=impolite negociable=negotiable shure=sure
    kindof=kind_of sortof=sort_of outof=out_of incharge=in_charge goodluck=good_luck ofcourse=of_course aslong=as_long assoon=as_soon ontop=on_top
    inbetween=in_between apartfrom=apart_from indepth=in-depth atmosfere=atmosphere athmosphere=atmosphere atmoshpere=atmosphere throughly=thoroughly
    expresso=espresso expressos=espressos waisting=wasting weaks=weeks ect=etc. suppost=supposed isint=isn't curser=cursor whatsapp=WhatsApp youtube=YouTube linkedin=LinkedIn
    loosing=losing conferm=confirm confermed=confirmed resistent=resistant delt=dealt coffe=coffee emial=email eamil=email emal=email unfilterd=unfiltered guaruntee=guarantee guaruntees=guarantees guarrantee=guarantee guarantie=guarantee
    waranty=warranty warrantee=warranty stainles=stainless washeable=washable ajustable=adjustable
    adjustible=adjustable descripton=description kindergarden=kindergarten assistent=assistant assistents=assistants emali=email carrys=carries askng=asking requestng=requesting reqesting=requesting
    requsting=requesting payin=paying goin=going comin=coming doin=doing havin=having gettin=getting
    lookin=looking makin=making workin=working talkin=talking waitin=waiting sayin=saying tryin=trying
    livin=living takin=taking playin=playing runnin=running thinkin=thinking noones=no_one's
    theirselves=themselves themself=themselves hisself=himself ourself=ourselves theirself=themselves
    medias=media greatfully=gratefully whoevers=whoever's wernt=weren't wasnt=wasn't werent=weren't
    havnt=haven't havent=haven't hasnt=hasn't cant=can't didnt=didn't doesnt=doesn't isnt=isn't arent=aren't
    couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't hadnt=hadn't whats=what's wheres=where's theyve=they've
    youve=you've weve=we've theyd=they'd youd=you'd thankyou=thank_you trafic=traffic thier=their
    aparment=apartment aparments=apartments earings=earrings rubed=rubbed someones=someone's anyones=anyone's
    everybodys=everybody's somebodys=somebody's nobodys=nobody's theyll=they'll youll=you'll shouldve=should've
    couldve=could've wouldve=would've womans=woman's everythings=everything's wifes=wife's nite=night
    nites=nights tho=though livingroom=living_room incase=in_case atleast=at_least inorder=in_order abit=a_bit
    afew=a_few hurted=hurt cutted=cut hitted=hit readed=read sayed=said weared=wore leaved=left brung=brought
    fryed=fried dosnt=doesn't greatfull=grateful particulary=particularly skillfull=skilful carefull=careful regester=register voulenteer=volunteer seceratary=secretary electrition=electrician quaterly=quarterly bycicle=bicycle bycicles=bicycles quiter=quieter humourous=humorous chesse=cheese vavle=valve
    vavles=valves adviced=advised discusting=disgusting knifes=knives nextdoor=next_door whos=who's shes=she's hes=he's chek=check flor=floor padles=paddles brang=brought
    gaurd=guard gaurds=guards infront=in_front aswell=as_well insted=instead mackrel=mackerel liase=liaise
    craked=cracked ocurr=occur ocurrs=occurs ocurred=occurred dosen't=doesn't exept=except choise=choice
    choises=choices closd=closed surprize=surprise surprized=surprised visiter=visitor visiters=visitors
    hight=height coppy=copy coppies=copies fishermans=fishermen fixd=fixed changd=changed removd=removed
    updatd=updated kindley=kindly appologies=apologies appologize=apologize appologise=apologise
    appology=apology membre=member membres=members fastly=quickly oclock=o'clock chare=chair stricted=strict
    agust=August musik=music mising=missing anyting=anything befor=before minits=minutes meating=meeting
    delicous=delicious payd=paid allready=already atach=attach atached=attached instalation=installation
    seperatly=separately adress=address tommorow=tomorrow confortable=comfortable apartament=apartment
    telefone=telephone exemple=example diferents=different aproximately=approximately problema=problem
    responsibles=responsible abscence=absence absense=absence acceptible=acceptable accidently=accidentally
    acomodate=accommodate accomodate=accommodate accomodation=accommodation accross=across acheive=achieve
    acheived=achieved acheivement=achievement achive=achieve acknowlege=acknowledge acording=according
    accordingto=according acquaintence=acquaintance adresses=addresses adressed=addressed
    addres=address advertisment=advertisement advertisments=advertisements aggresive=aggressive agian=again
    agrement=agreement agressive=aggressive alltogether=altogether alot=a_lot allways=always
    alwasy=always alwyas=always amatuer=amateur amoung=among anual=annual anually=annually anwser=answer
    anwsers=answers aparent=apparent apparant=apparent apparantly=apparently appearence=appearance
    apprentise=apprentice appreciatte=appreciate aquire=acquire
    aquired=acquired aproach=approach apropriate=appropriate arguement=argument arguements=arguments
    artical=article athiest=atheist attatch=attach attatched=attached attachement=attachment
    attendence=attendance attension=attention audiance=audience availible=available availabe=available
    avalable=available avaliable=available avilable=available awfull=awful basicly=basically beacuse=because
    becasue=because becaus=because becuase=because becouse=because becomming=becoming begining=beginning
    begginer=beginner beggining=beginning beleive=believe beleived=believed belive=believe beleif=belief
    benefical=beneficial benifit=benefit benifits=benefits benefitial=beneficial beautifull=beautiful
    beatiful=beautiful beutiful=beautiful bizzare=bizarre bothe=both boundry=boundary breif=brief
    breifly=briefly brillant=brilliant broccolli=broccoli buisness=business bussiness=business busness=business
    busines=business calender=calendar calenders=calendars campagin=campaign carreer=career catagory=category
    catagories=categories catergory=category cauhgt=caught cemetary=cemetery certian=certain
    certainley=certainly challange=challenge challanges=challenges changable=changeable charachter=character
    charactor=character cheif=chief fridy=Friday fridays's=Friday's sundy=Sunday sundys=Sundays mondy=Monday
    munday=Monday thusday=Thursday choosen=chosen cirmcumstance=circumstance clearified=clarified
    collaegue=colleague collegue=colleague collegues=colleagues colleage=colleague coleague=colleague
    coleagues=colleagues colum=column comeing=coming comercial=commercial comming=coming comittee=committee
    commitee=committee committe=committee comunicate=communicate comunication=communication
    communciation=communication comunity=community comparision=comparison compatable=compatible
    compatability=compatibility competance=competence competetive=competitive completly=completely
    completley=completely concious=conscious conferance=conference congradulations=congratulations
    concensus=consensus consistant=consistent consistantly=consistently consern=concern consious=conscious
    contaminent=contaminant continous=continuous continously=continuously contribut=contribute
    controled=controlled controll=control convienent=convenient convinient=convenient coordiante=coordinate
    correspondance=correspondence custumer=customer custumers=customers coudl=could coudn't=couldn't
    critisism=criticism critisize=criticize curiousity=curiosity curently=currently currancy=currency menue=menu
    menues=menus garantee=guarantee garanty=guarantee buter=butter milc=milk decison=decision decisons=decisions
    decieve=deceive defendent=defendant definately=definitely definatly=definitely defiantely=definitely
    definetly=definitely definitly=definitely definitley=definitely deparment=department departement=department
    dependance=dependence dependancy=dependency desicion=decision descision=decision desparate=desperate
    desperatly=desperately develope=develop developement=development developped=developed
    devolopment=development diference=difference diferent=different differance=difference diffrent=different
    diffrence=difference dificult=difficult dificulty=difficulty dilemna=dilemma dinning=dining
    dirrectly=directly disapear=disappear disapoint=disappoint disapointed=disappointed dissapear=disappear
    dissapoint=disappoint dissapointed=disappointed dissapointing=disappointing dissapointment=disappointment
    discribe=describe discription=description docter=doctor doesen't=doesn't dosent=doesn't dont=don't
    wont't=won't
    cant't=can't doubel=double easely=easily easilly=easily eachother=each_other effecient=efficient
    eficient=efficient effeciency=efficiency efficency=efficiency eigth=eighth eighter=either eles=else
    embarass=embarrass embarassed=embarrassed embarassing=embarrassing embarras=embarrass emmigrate=emigrate
    employe=employee employes=employees enought=enough enogh=enough enviroment=environment
    enviromental=environmental enviornment=environment envirnoment=environment equiptment=equipment
    equipement=equipment equiped=equipped especialy=especially espescially=especially essencial=essential
    eventhough=even_though everytime=every_time everyones=everyone's exagerate=exaggerate exaggarate=exaggerate
    excede=exceed excelent=excellent excellant=excellent excercise=exercise exersise=exercise
    excitment=excitement existance=existence existant=existent expecially=especially expensiv=expensive
    experiance=experience experiances=experiences experianced=experienced experince=experience
    explaination=explanation explane=explain extreem=extreme extremly=extremely extremley=extremely
    facinating=fascinating facilty=facility familar=familiar familier=familiar fammily=family feasable=feasible
    febuary=February feild=field feilds=fields finaly=finally finacial=financial finnaly=finally
    finnally=finally firend=friend firends=friends flexable=flexible florescent=fluorescent follwing=following
    folowing=following forcast=forecast foriegn=foreign foregin=foreign forgoten=forgotten formaly=formally
    formost=foremost fourty=forty fortunatly=fortunately freind=friend freindly=friendly freinds=friends
    frequant=frequent frequentley=frequently fufill=fulfill fullfil=fulfil fullfill=fulfill
    fundemental=fundamental futher=further furthur=further
    gaurantee=guarantee guarentee=guarantee garauntee=guarantee generaly=generally generly=generally
    goverment=government governement=government govermnent=government gramatical=grammatical grammer=grammar
    grammers=grammar greatful=grateful gratefull=grateful guage=gauge guidence=guidance happend=happened
    happended=happened happyness=happiness harrass=harass harrassment=harassment havn't=haven't heigth=height
    heighth=height helpfull=helpful hieght=height hierachy=hierarchy higly=highly hopefull=hopeful
    hopefuly=hopefully hoilday=holiday hollidays=holidays honnest=honest hte=the humerous=humorous
    hygeine=hygiene hypocracy=hypocrisy idenity=identity ignorence=ignorance imaginery=imaginary
    imediate=immediate imediately=immediately immediatly=immediately immediatley=immediately
    immidiately=immediately minuts=minutes impliment=implement importent=important importantce=importance imposible=impossible
    improvment=improvement improvments=improvements improove=improve improoved=improved incidently=incidentally
    incluye=include includeing=including inconvenients=inconvenience incovenience=inconvenience
    inconvinience=inconvenience inconvience=inconvenience increse=increase incresed=increased indecate=indicate
    independance=independence independant=independent independantly=independently indispensible=indispensable
    infomation=information infromation=information inteligent=intelligent intelligance=intelligence
    intergrate=integrate interesing=interesting intresting=interesting intrested=interested
    interrested=interested interupt=interrupt interuption=interruption introduccion=introduction
    irrelevent=irrelevant irresistable=irresistible itinery=itinerary jewlery=jewelry knowlege=knowledge
    knowledgable=knowledgeable knowlegde=knowledge knwo=know konw=know kwno=know labratory=laboratory
    langauge=language languge=language lastest=latest lenght=length lengh=length lible=liable liason=liaison
    libary=library libray=library lisence=license liscense=license litterature=literature literaly=literally
    litle=little lonelyness=loneliness luckly=luckily luxary=luxury maintainance=maintenance
    maintenence=maintenance maintance=maintenance managment=management mangement=management manuever=maneuver
    marrage=marriage mathamatics=mathematics medecine=medicine mentionned=mentioned messege=message
    millenium=millennium minature=miniature minumum=minimum minuite=minute mischievious=mischievous
    mispell=misspell mispelled=misspelled mispelling=misspelling misstake=mistake misteak=mistake
    morgage=mortgage mountian=mountain mulitple=multiple mutiple=multiple naturaly=naturally naturely=naturally
    neccesary=necessary neccessary=necessary necesary=necessary necessery=necessary neccessarily=necessarily
    necesarily=necessarily negociate=negotiate negociation=negotiation negotation=negotiation neigbor=neighbor
    neice=niece neverthless=nevertheless nineth=ninth nescessary=necessary noticable=noticeable
    noticably=noticeably nowdays=nowadays nucular=nuclear nuisence=nuisance obsticle=obstacle ocasion=occasion
    occassion=occasion occasionaly=occasionally occassionally=occasionally occassional=occasional
    occurance=occurrence occurances=occurrences occured=occurred occuring=occurring occurence=occurrence
    occurences=occurrences oficial=official offically=officially offical=official ommit=omit
    ommitted=omitted oportunity=opportunity opportunites=opportunities oppurtunity=opportunity
    opertunity=opportunity oppinion=opinion optomistic=optimistic orginal=original orignal=original
    orginally=originally organsation=organisation orgnaization=organization origional=original
    outragous=outrageous overide=override paralel=parallel parrallel=parallel parliment=parliament
    particularily=particularly particularely=particularly partisipate=participate passtime=pastime payed=paid
    peice=piece peices=pieces pepole=people peopel=people peoples's=people's percieve=perceive
    percieved=perceived perfomance=performance performence=performance permenent=permanent permanant=permanent
    perminent=permanent permision=permission persistant=persistent personaly=personally personell=personnel
    personel=personnel persuit=pursuit phenomenom=phenomenon plagerism=plagiarism pleasent=pleasant plese=please
    poeple=people polution=pollution popluar=popular posession=possession possable=possible
    possibilty=possibility possiblity=possibility posible=possible potatos=potatoes tomatos=tomatoes
    practicle=practical preceeding=preceding prefered=preferred prefering=preferring preferrable=preferable
    preperation=preparation presance=presence prestigous=prestigious previousley=previously privelege=privilege
    priviledge=privilege privelage=privilege probaly=probably probabaly=probably probelm=problem
    probelms=problems probly=probably proceedure=procedure procede=proceed proffesional=professional
    profesional=professional proffession=profession professionaly=professionally professer=professor
    programing=programming promiss=promise promissed=promised pronounciation=pronunciation propably=probably
    propery=property prooving=proving publically=publicly publicaly=publicly publickly=publicly
    purchace=purchase purchse=purchase puting=putting quantaty=quantity quanity=quantity
    questionaire=questionnaire questionnair=questionnaire questoin=question quaility=quality qualtiy=quality
    quitely=quietly realy=really reallity=reality recepit=receipt reciept=receipt recieve=receive
    recieved=received recieves=receives recieving=receiving recomend=recommend recomended=recommended
    recomendation=recommendation reccomend=recommend reccomended=recommended reccommend=recommend
    recommand=recommend reconize=recognize refered=referred refering=referring referal=referral
    referance=reference reguarding=regarding regulary=regularly relevent=relevant relevence=relevance
    relected=reflected releived=relieved religous=religious remeber=remember remmember=remember rember=remember
    reminicent=reminiscent repetative=repetitive repitition=repetition repsonse=response responce=response
    responsability=responsibility responsibilty=responsibility responsable=responsible restarant=restaurant
    restaraunt=restaurant resturant=restaurant restaurent=restaurant retreive=retrieve rigth=right rythm=rhythm
    rythym=rhythm sacrafice=sacrifice sacrifise=sacrifice safty=safety salery=salary sandwhich=sandwich
    satelite=satellite satified=satisfied satisfyed=satisfied saturaday=Saturday satuday=Saturday
    saterday=Saturday wendesday=Wednesday wensday=Wednesday teusday=Tuesday tuseday=Tuesday thurday=Thursday
    thersday=Thursday janurary=January januray=January feburary=February febrary=February septmber=September
    setember=September augest=August ocotber=October octobor=October novemeber=November decemeber=December
    decmber=December wenesday=Wednesday wednsday=Wednesday tusday=Tuesday thrusday=Thursday scedule=schedule
    schedual=schedule shedule=schedule sheduled=scheduled scheduel=schedule sceince=science sciense=science
    secratary=secretary secretery=secretary seige=siege sensable=sensible sentance=sentence sentances=sentences
    sentense=sentence seperate=separate seperated=separated seperately=separately
    seperation=separation sergent=sergeant serius=serious severly=severely shcool=school shoud=should
    shoudl=should shuold=should shoping=shopping sieze=seize signifigant=significant significent=significant
    similiar=similar similer=similar similarily=similarly simular=similar simmilar=similar simpley=simply
    sincerly=sincerely sinceerly=sincerely sincerley=sincerely skilfull=skilful smoe=some soem=some soley=solely
    somthing=something somwhere=somewhere sophmore=sophomore sould=should souvenier=souvenir speach=speech
    specialy=specially specificaly=specifically spesific=specific specifc=specific sponser=sponsor staf=staff
    stategy=strategy startegy=strategy stoped=stopped stoping=stopping studing=studying strenght=strength
    strenghten=strengthen stong=strong strugle=struggle succes=success succesful=successful
    succesfully=successfully successfull=successful successfuly=successfully sucess=success sucessful=successful
    sucesfull=successful suceed=succeed succeded=succeeded succede=succeed sufficent=sufficient
    suficient=sufficient sugest=suggest sugested=suggested suggestted=suggested suggestsions=suggestions
    sumary=summary summery's=summary's supercede=supersede superintendant=superintendent supose=suppose
    suport=support suported=supported supprise=surprise barbeque=barbecue barbeques=barbecues sticked=stuck
    stinged=stung feeded=fed breeded=bred mistaked=mistook sweeped=swept striked=struck sweared=swore
    shrinked=shrank diged=dug flinged=flung clinged=clung forbided=forbade weeped=wept fleed=fled
    overtaked=overtook undertaked=undertook withdrawed=withdrew arised=arose becomed=became begined=began
    beginned=began bited=bit blowed=blew breaked=broke bringed=brought builded=built buyed=bought catched=caught
    choosed=chose comed=came dealed=dealt doed=did drawed=drew drinked=drank drived=drove eated=ate eatted=ate
    falled=fell feeled=felt fighted=fought finded=found forgeted=forgot forgetted=forgot forgived=forgave
    freezed=froze geted=got getted=got gived=gave goed=went growed=grew heared=heard holded=held keeped=kept
    knowed=knew losed=lost maked=made meaned=meant meanned=meant meeted=met rided=rode rised=rose runed=ran
    runned=ran seeked=sought selled=sold sended=sent sinked=sank sitted=sat sleeped=slept speaked=spoke
    spended=spent standed=stood swimed=swam swimmed=swam taked=took teached=taught telled=told thinked=thought
    throwed=threw understanded=understood winned=won writed=wrote suprise=surprise suprised=surprised
    suprising=surprising suprisingly=surprisingly surpise=surprise surrouding=surrounding swiming=swimming
    syncronize=synchronize systerm=system sytem=system sytems=systems taht=that tath=that teh=the thna=than
    thnaks=thanks theif=thief themselfs=themselves themselve=themselves
    ther's=there's thsi=this tihs=this theese=these thoose=those thougth=thought thoughout=throughout
    throught=through thorughly=thoroughly througout=throughout threshhold=threshold tecnical=technical
    technicly=technically tecnology=technology technolgy=technology techonology=technology
    temperture=temperature temprature=temperature tendancy=tendency tommorrow=tomorrow
    tomorow=tomorrow tomorrows's=tomorrow's tonge=tongue tounge=tongue traditonal=traditional
    transfered=transferred transfering=transferring tranfer=transfer treatement=treatment truely=truly
    truley=truly truble=trouble tryed=tried twelth=twelfth typicaly=typically tyrany=tyranny
    ulitmately=ultimately unbeleivable=unbelievable unbelivable=unbelievable uncertian=uncertain
    undoubtably=undoubtedly unecessary=unnecessary unneccessary=unnecessary unfortunatly=unfortunately
    unfortunatley=unfortunately unfortunetly=unfortunately unforseen=unforeseen uniqe=unique
    univeristy=university universaty=university unkown=unknown unlikly=unlikely untill=until unuseual=unusual
    unusualy=unusually upto=up_to usally=usually usualy=usually usefull=useful usefullness=usefulness
    useing=using usful=useful vaccum=vacuum vacume=vacuum vaction=vacation valuble=valuable valueable=valuable
    vanila=vanilla varient=variant vegatable=vegetable vegetabels=vegetables vehical=vehicle vehicel=vehicle
    verison=version versitile=versatile vicous=vicious villian=villain virtualy=virtually visable=visible
    visably=visibly visious=vicious volenteer=volunteer voluntery=voluntary volumne=volume warantee=warranty
    warrenty=warranty waht=what watn=want wehn=when weekley=weekly weigth=weight weild=wield wellcome=welcome
    welcom=welcome wether=whether whcih=which whihc=which wich=which whith=with wiht=with
    wih=with withold=withhold witholding=withholding whitch=which wierd=weird wierdly=weirdly wirting=writing
    writting=writing writen=written writte=write womens=women's woudl=would woud=would woulf=would
    wroking=working wrok=work yatch=yacht yeild=yield yeilding=yielding yesturday=yesterday yestarday=yesterday
    youself=yourself yourselfs=yourselves youre=you're theyre=they're ive=I've im=I'm
    thats=that's heres=here's theres=there's lets's=let's adn=and nad=and ahve=have
    hvae=have jsut=just liek=like yuo=you yuor=your cna=can wnat=want tiem=time sicne=since otehr=other
    abotu=about frist=first aslo=also tonite=tonight sory=sorry wat=what plase=please plaese=please pleae=please
    thansk=thanks helo=hello hapy=happy verry=very outsde=outside wihtout=without witout=without tels=tells
    gud=good coud=could wold=would becase=because peple=people evrything=everything evryone=everyone
    nothng=nothing tommorows=tomorrow's checkin=check-in dropoff=drop-off nocked=knocked nocking=knocking
  `
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [wrong = '', right = ''] = pair.split('=');
      return [wrong, right.replaceAll('_', ' ')];
    }),
);
