/** Made by `npm run assistant:train`; do not edit. */
export const weights = `-0.92,-0.63,-1.21,-0.97,-1.58,0.32,0.02,-0.19,-0.88,-1.5,-1.55,2.19
A1:do,good afternoon
A1B1D1F1g5L1:business card
A1B1E1H1l4:going
A1B1F1L1:what would
A1B1d1F2l3:love
A1B1d1f1h4L2:=teacher
A1B1d2i2L1:disable*,disabled
A1B1d3F1G1H1i4l2:force
A1B1d3f1L1:opportu*,opportunity
A1B1d3f3g1L1:proposa*,proposal
A1B1d4f1g1j2:let
A1B1d4f1k1:with you
A1B1f1i2l2:damn
A1B1f2:placeme*,placement
A1B1f2H3l1:what day
A1B1f3h2l1:bad
A1B1g1k5:shot
A1B1h2i2:miss
A1B1i4:corp
A1B1l3:moving
A1B2C1f1G1h1i2K1L2:do i
A1B2D1g3L1:promote
A1D1f4G2:work for
A1D1f5:message
A1E1h4:when do
A1E1l3:pokemon
A1F1G1l3:favorit*,favorite,sink
A1F1H1l3:santa
A1F1H1l4:god
A1F1g1H2l3:soccer
A1F1g4:your photo
A1F1h1l2:old
A1F1h3L2:total
A1F1j1K1:somethi*,something
A1F1j4L2:on this
A1F1k2:altura
A1F1k5L1:your drone
A1F1l3:screw
A1F1l4:fuck
A1F2G1l4:hate
A1G1l2:lisa,mona
A1G1l4:sing
A1G2i2l3:now
A1H1j3:pagina
A1H1l2:garbage,leg
A1H1l3:ounce,won
A1I1J1l4:belong
A1I1l2:titanic
A1I2l3:dinner
A1J1l4:mar
A1K1l3:jfk
A1L1:need,on
A1b1D1F1L3:much is
A1b1D1F1g1h1L2:para
A1b1F1g2h1I1l3:game
A1b1F2h3l1:chatgpt
A1b1c2e1f1:buy
A1b1d1g1:our company
A1b1d2f1g2H1I1L1:in your
A1b1f5H1L1:email
A1b1h4i1j1:learn
A1b2D1e1F1g2L1:my business
A1b2D1f4H2:problem
A1b2F1L1:much
A1b2F1L2:how much
A1b2F1g1L1:you price
A1b2F1g1L2:how price
A1b2H1:exactly
A1b2L1:pro
A1b2c1e1F1L2:expensi*,expensive
A1b2c2d2G1H1:sell
A1b2g1i2L1:for us
A1b2h1:briefin*,briefing
A1b2h3L1:compute*,computer
A1b3F1h2i1L2:you offer
A1b3G1:itself
A1b3G1h2:languag*,language
A1b3e2F1g2H1k1l2:model
A1b3f3i1j1L2:help
A1b3f4H1:answer
A1b4F1G1:smart
A1b4F1L1:small
A1b4F2H1l2:system
A1b4F2H2l1:solve
A1b4F2g2J1L2:you do
A1b4d1i2L1:pricing
A1b4d2F2h1L2:offer
A1b4d2L1:capabil*,capability
A1c1d1H1I1:=buy
A1c2:relationship
A1c2D1k1:yacht
A1c2F2I1l4:test
A1c2d4e1G1:work with
A1c2e2i3L2:those
A1c3H1i1K2l1:blue
A1c3H2l1:economy
A1c4H1i6L1:marine
A1c4l2:a robot
A1d1F2g1I2J1L1:a discount
A1d1f1G2:get
A1d1f2L2:six
A1d2:inverti*,invertir,merge
A1d2F2h2:mentor
A1d2f2I2l1:texa
A1d2f5L2:you in
A1d3:win
A1d3F1:bid
A1d3G1h1k2l1:up
A1d3L1:both
A1d3f3L2:send
A1d3g1h3I1L3:bring
A1d4f1L1:share
A1d4h1L2:join
A1e1f2h1i2:out
A1e1h1:doe
A1e2G1l2:princes*,princess
A1e2H2l3:planet
A1e2l2:mall
A1e3H2i2k2L1:cheaper
A1e4F2j2k2l1:thing
A1e4G1H1L2:loaded
A1f1g2H1l3:remove
A1f1g2h1L2:right
A1f1g2h2L1:who can
A1f2G1k1L2:at
A1f2H1i3L1:veteran program
A1f2L1:complim*,compliment
A1f2L2:whereab*,whereabout
A1f2l2:where is
A1f3:where are
A1f3G1:never
A1f3H1L2:unaccep*,unacceptable
A1f3H2l1:friday
A1f3L1:manager
A1f4L2:you open
A1f4j3k1:where
A1f4k1L2:follow
A1f5L3:located
A1f5h1L1:address
A1g1l2:dragon
A1g2L1:designed
A1g3:video about
A1h2:alright,checked
A1h2L1:accredited
A1h2i2j1L2:i do
A1h3:homewor*,homework
A1h3L1:accredi*,principiante
A1j3:principal
A1l1:hi team,united
A1l2:england,hamlet,impossi*,impossible,rolepla*,roleplay,tryout,valley,wrote,y
A1l3:alien,dumb,etc,idiot,japan,knock,starbuc*,starbuck
A1l4:lol
A2B1C1l3:stupid
A2B1D1F1G1l4:mind
A2B1D1G1l3:monkey
A2B1D1f3i2l1:live
A2B1D1f5h1k1:hour
A2B1c2F1h3L2:easy
A2B1c2d2F1G1L1:acquire
A2B1l2:tunnel
A2C1l4:stock
A2D1F2h1I1l1:me a
A2E1h1l5:learn about
A2F1H1l4:nice
A2F1g2J1l4:baby
A2F1l3:alive,bob
A2F2l4:how are
A2H1l2:batman
A2H1l3:china
A2b1f5G1i2L2:support
A2b2F2G2h4l2:train
A2b3d4H1I1L1:advise
A2b4d4F1G2I1:your service
A2b5H1i3J1k1:service
A2c1D1g2H2I1j3k2L1:see
A2c2D1F1H1l3:usa
A2c2d3L1:your partner
A2c4d1H1L1:your robot
A2d1f3G1H2:join your
A2d3F1l1:board
A2d3f1:with your
A2d4F1h3:network
A2d5F1L1:invest
A2e2F1l3:single
A2e5F1l3:ghost
A2f3G1l1:human
A2f4L1:rude
A2g2H1k2l2:beach
A2l2:rome,useless
A2l3:yogurt
A4B2D2E2h1i1J2L5:what about
B1C1F1h6i1:course
B1C1G1l3:charger
B1C1H1l3:episode
B1C1h5J1:kid
B1C2F1g4H1l3:movie
B1D1E1g3:arte
B1D1F1i1j1l3:thank
B1D1F2H2i3:squid
B1D1G1I1l4:tax
B1D1e1F1i2l3:thank you
B1D1f4G2i2L1:for work
B1D1g3L1:production
B1D1i4L2:armed
B1D2g4L1:rebrand
B1E1G2H1l3:tesla
B1F1G1H1l3:tallest
B1F1G1h2l3:world
B1F1G1h3i3:graduate
B1F1G1h5L1:clase
B1F1G1l4:iphone
B1F1G2h4l1:final
B1F1H1i5L2:combat
B1F1H1j3:this website
B1F1H1l3:tal
B1F1H2l3:reading
B1F1g1:is a
B1F1g1H2j3:full
B1F1g1K1:on the
B1F1g2h2:she
B1F1g2h3L1:spring
B1F1g2k1:price for
B1F1g3:len
B1F1g3h2i3L1:graduat*
B1F1g4h1L1:past
B1F1g5h1:design
B1F1g5k1:wedding
B1F1h3:tutor,understand
B1F1h4L1:kiddo,you learn
B1F1l2:dying,hace,tiempo
B1F1l3:escape,therapy
B1F1l6:tire
B1F2G1i5l1:heroe
B1F2H1J1k1l1:of a
B1F2H2j3L1:aqui
B1F2g2H1i4L2:troop
B1F2h2I1L1:laid
B1F2h6L2:tuition
B1F2i3L2:prove
B1F2l3:euro,verizon
B1F3g1l3:amazon
B1G1H1j7L2:here
B1G1H1l3:weiwei
B1G1K1l2:how do
B1G1h2l2:learn to
B1G1h4L1:taller
B1G1l2:runway
B1G1l3:uber
B1G2l3:developing
B1H1L1:i would
B1H1l2:sweeten*,sweetener
B1H2I1l3:potty
B1H2i6:for veteran
B1I1J1l3:funeral
B1I2l3:civil
B1J1:with the
B1c1d1H2L3:on your
B1c1e1g1h1L2:price of
B1c1e3f3h1L2:demo
B1c2D1h2:in robot
B1c2F2h2L1:for student
B1c2G1k2l2:battery
B1c2G1l2:intelligent
B1c2H1:powered
B1c2d2e2F1G1H1l3:store
B1c2e2g2H1L1:tienda
B1c2f2G1:learn for
B1c3:hardwar*,hardware
B1c3L1:ya
B1c3g3H2l2:swim
B1c4F1L1:buy robot
B1c5G1L2:robot for
B1c7H1L2:rov
B1c8F1h2L1:robot
B1d1e1F2h2:be
B1d2:fifty
B1d2F1g1h3i1L2:=beginner
B1d2F1g2h2I1L2:intro
B1d2F1h3L1:underst*
B1d2G1:=want,wanting
B1d2e2F1L1:bulk
B1d2e3L1:stage
B1d2f2G2:for your
B1d2g3L1:marketi*,marketing
B1d2h2L1:early
B1d3F1:=sponsor,sponsor*,sponsorship
B1d3F1g4H1L3:label
B1d3F3:earn
B1d3G1:sus,vender
B1d3G1H1L1:propose
B1d3G1H1l2:role
B1d3G2L1:for beginner
B1d3I1:=team,teaming
B1d3h4L1:fee
B1d4L1:allianc*,alliance
B1d4L2:sending
B1d4h2L1:become
B1d5F1G2l1:white
B1e1:=do
B1e1F1l3:car
B1e1F3g4H1l2:content
B1e1f1g1L1:for photo
B1e2F1H1l3:church
B1e2F1h2l1:=#
B1e2F2k3:at a
B1e2f2:reception
B1e3F1G1:futuris*,futuristic
B1e3G1L1:smalles*,smallest
B1e3l1:of hologram
B1e4F1H1L1:flota
B1f1g1H1l2:a kid
B1f2:desk
B1f2G2K1:delete
B1f2g2H1i1l1:free
B1f2g3l1:book
B1f2h1:explain
B1f2h2:keep
B1f3:exchang*,exchange
B1f3H1J1L2:llamen
B1f3H1l2:what time
B1f3I1L1:ever,worst
B1f3L1:call call,cita
B1f3g1L1:schedule a
B1f3h1L2:hora
B1f3h4L1:waiting
B1f4G1j3k2:map
B1f4I1L1:term
B1f4L1:salary
B1f4L2:city
B1f5G1J1:broken
B1f5G1h2L3:payment
B1g1I1l2:fashion
B1g2:documentary,fantasy
B1g2H1l2:move
B1g2l3:cheap
B1g3:ai generated,generated
B1g3L1:avatar,influen*,influencer,publici*,publicidad
B1g3k3L1:photography
B1g4:an animation
B1g4L1:mockup,volante
B1g4L2:commercial for,creativ*,creative
B1g5L2:render
B1h1:grandpa*,grandparent
B1h2:assembl*,assembly,esport,faculty,obsesse*,obsessed
B1h2j5l2:dont
B1h2l2:fair
B1h3:edade,exam
B1h3I1L1:curious
B1h3L1:literac*,literacy,transcript,youth
B1h4L1:15,beginne*,beginner,reskill,scholar*,scholarship
B1i1l2:boyfrie*,boyfriend
B1i2L1:=connect,connect*,connected
B1i3L1:uniform*,uniformed
B1i4l2:gold
B1k2:for inspect
B1l1:roboto
B1l2:emotion*,emotional,equatio*,equation,mortgag*,mortgage,pest
B1l3:ga,how to,rule
B1l4:lawn,x
B2C1h5:teacher
B2E2g4:ai photo
B2F1g2k6L2:uav
B2F2h5l1:will
B2F2l3:usage
B2G1h2i2L1:ai learn
B2H1l2:turf
B2H1l3:flower
B2I1l3:maid,secret,tow
B2c1D1f1G1h1I1j4:find
B2d2F1h2:become an
B2d5F1H1L1:client
B2d6F2L2:badge
B2e2F2j2k1:show
B2e3g1H1l3:play
B2e3g3H2L1:imagene
B2e4g4L1:signage
B2f2l1:chat
B2f3:software developer
B2f3L1:consultation
B2f6:contact
B2g1H1i3:record
B2g1h1l1:for kid
B2g3H1l2:tv
B2g3L1:icon
B2g6H1L2:art,visual
B2h3L1:profess*,professional
B2h3L2:large
B2h3i1L1:learn ai
B2l2:central,quit
B2l3:mode
B2l4:bitcoin
B3C1D2f3I1l2:customer service
B3c4H1L1:robot solution
C1E2l3:belt
C1F1G1h5L2:enroll
C1F1g2K1l1:trailer
C1F1i3L1:the marine
C1F1k2:insured
C1G1h2:pta
C1H1l2:wet
C1H2i6:served
C1I2l3:salt
C1K1l4:fishing
C1d2:distributor of
C1d3:=distributor,a distributor
C1d5L1:distrib*
C1e1g6k1L1:photo
C1e2l2:bar
C1g2h3l1:trip
C1g4:wrap
C1h2:gustan,le,robot course
C1h2L1:fancy
C1h3:ngl
C1h4:102,robot 102,summer
C1h5L1:101
C1i1k3L1:aircraf*,aircraft
C1i3:get money,money off
C1j3:explorar
C1k1:turbine
C1k1l1:gutter
C1k2l1:solar,tempera*,temperature
C1l2:basket,bill,deepest,sewing,trench,washing,weaving
C1l3:largest,motor,sandwic*,sandwich
C2F1l2:captcha
C2G1l4:hockey
C2H1l2:txt
C2H1l3:vacuum
C2d2:distribute
C2e1l2:vs
C2g4h2L1:second
C2h3L1:competi*,competition,middle
C2h3i1L1:learn robot
C2h4:club,robot 101
C2i3L1:submariner
C2k5l1:roof
D1F1g2H1i2l2:life
D1F1h3:fifteen
D1F1h3i3L2:have to
D1F2H1i2l2:esta
D1F2H2l3:voter
D1F2L2:could you
D1F2l4:haircut
D1G1h1i2L1:basic
D1H1:need a
D1H1l2:africa,dish
D1I1L1:i want
D1I1l4:tennis
D1e1g2h2:bottle
D1e2F2h3L1:put
D1e2G1h2L1:monthly
D1f1l2:shut
D1f2H2L2:confirm
D1f2h1L1:submit
D1f2h2L2:zoom
D1f2h3i2:left
D1f2k2L2:a quote
D1f3G1h1j2K1l3:qr
D1f3G2L1:front
D1f3H1L2:llego
D1f3L1:get in
D1f4L1:at your
D1g1L1:i need
D1g2:candle,pin
D1g2J1l4:dating
D1g2l2:wine
D1g3H2l1:youtube
D1g4:clip
D1h2:installment
D1h3l1:16
D1l2:cheatin*,cheating,sleepin*,sleeping
D2F1H2l4:visa
D2G2H2L3:which
D2I1l1:may
D2f3l1:lawyer
D2f4h2K1L2:get to
D2g1H2l3:dance
D2l2:disease,swap
D2l3:prison,roofing
E1F1g1l3:only
E1F2g2l3:sport
E1G1l2:update
E1G2h4I1l2:credit
E1G2l2:frame
E1H1l3:footbal*,football
E1f1g3L2:text
E1f2:my display,technician
E1f2h1:technic*
E1f3G1I1l2:on my
E1f3h2L1:working
E1g1k2L1:propert*,property
E1g1l2:bedroom
E1g2:diffusi*,diffusion,stable
E1g2L1:6,selfie
E1g3L1:letteri*,lettering,slidesh*,slideshow
E1g3h1i3:card
E1l1:goodyea*,goodyear
E1l2:exhaust,fiction,polish,wrappin*,wrapping
E1l3:heater,nail
E2f2H1L1:stopped
E2g3:loop
E2k3l2:stay
E2l4:ohio
F1G1H2i6:va
F1G1H2l2:debt,rainy
F1G1J1l2:gluten
F1G1h3I1l2:algebra
F1G1h3L1:eldest
F1G1h3i1:child
F1G1h4L1:stepson
F1G1h4i2L1:hijo
F1G1i3k6L2:aerea
F1G1k3:feature*,featured
F1G1k3l1:land
F1G1k4:about aerial
F1G1k6L1:a flyover
F1G1l2:doordas*,doordash,recommend
F1G1l3:eat
F1G1l4:girlfri*,girlfriend,ticket
F1G2I1k1l2:library
F1G2I1l4:dress
F1G2h5l1:adult
F1G2i3L2:cac
F1G2k3L1:droan
F1G2k5L1:aereo
F1G2l2:handbag
F1G3l3:disney
F1H1I1l3:fever
F1H1i3:stationed
F1H1i3l2:rehab
F1H1i4L1:the reserve
F1H1k2l4:weather
F1H1l2:marriag*,marriage,marry,morse,piss
F1H1l3:repeat,rice,sleep
F1H1l4:7,chair
F1H2i4L1:gibill
F1H2i5L2:reserve
F1H2k5l1:flying
F1H2l2:crash,spa
F1H2l4:cooking,moon
F1H3i3L1:parris
F1H3i4:island
F1I1l3:divorce
F1I2l3:ear
F1I2l4:ant
F1J1L3:our
F1J1l3:wear
F1g1H1k2l2:sick
F1g1H1l2:passpor*,passport
F1g1h1i2:to take
F1g1h2L1:in ai
F1g1h4L2:ml
F1g1i2j4L2:just
F1g1k1:a brewery,brewery
F1g2:ejemplo,menus
F1g2H1i3L1:station*
F1g2H1i3j5L1:tour
F1g2H1l2:king
F1g2H3j6:menu
F1g2L1:also,pet,templat*,template,thumbna*,thumbnail,till
F1g2h1:photoshop
F1g2h2I1:scout
F1g2j3k2L1:ver
F1g2k1L1:videography
F1g2l1:outside
F1g2l2:fix,lyric
F1g3:advert,me price,previou*,previous
F1g3H1:engagem*,engagement,radio,recruiting,turn
F1g3H1L1:married,tape
F1g3H1l1:color
F1g3H2l2:travel
F1g3J1l2:cool
F1g3L1:capture,infogra*,infographic,photograph,version
F1g3h2i3L1:a new
F1g3k1:take photo
F1g4:an ad,animati*,animation
F1g4H1L2:drawing
F1g4H2L2:cartoon
F1g4L1:editing,sample
F1g4h3L2:sign
F1g4k1L1:pic
F1g4k3l3:house
F1g5H1:print
F1g5J1L2:gallery
F1g5L2:graphic
F1h1:sobrino,tomar
F1h1I2l3:bored
F1h1i1l2:=even,evening
F1h1k4L3:to fly
F1h1l1:seat
F1h1l2:dan,do in,yo
F1h2:empieza,inscribirme,lad,non,present,recognized,technical,transformer,tutorin*,tutoring,vacacio*,vacacione
F1h2L1:ante,busy,certificacion,complet*,completion,inscribir,inscribo,july,necesita,registrar,saber,universidad
F1h2L2:weekly
F1h2i1:young
F1h2i2l1:my parent
F1h2l1:10,girl
F1h3L1:a certificate,aprende*,aprender,daily,employer,enrollm*,enrollment,mi hija,pupil,registe*,register,syllabu*,syllabus
F1h3L2:held
F1h3i1L1:i sign
F1h3j4L1:first
F1h3l1:end,laptop
F1h3l3:private
F1h4:lego
F1h4L1:beca,escuela,hija,nino
F1h4i1L2:skill
F1h5:college
F1h5L2:stem
F1h6L2:grade
F1i1l3:do my
F1i2:1998,civilia*,civilian,oversea
F1i2L1:holder
F1i2l2:must
F1i3:deploye*,deployed,drill,termina*,terminal
F1i3L1:accepte*,accepted,man,seabee
F1i4L1:pc,sailor
F1i4L2:serving,soldado
F1i4l1:ex
F1j2L1:even,somewhe*,somewhere
F1j3:empiezo
F1j4L1:surpris*,surprise
F1j4k1L1:go
F1k1l2:once
F1k2l1:range
F1k3:tower
F1k3L1:license*,licensed,lidar
F1k4L1:orthomo*,orthomosaic,shine
F1k4L2:107
F1k4l1:weight
F1k5L2:faa
F1k7l1:fly
F1l1:appeal,boxing,doorbel*,doorbell,hi there,onion,ringing,tell,tooth
F1l2:act,atm,bathroo*,bathroom,bite,contain*,container,diamond,dishwas*,dishwasher,envelop*,envelope,essay,format,hammura*,hammurabi,health,locate,lord,lose,members*,membership,microso*,microsoft,needed,obey,remind,robocal*,robocall,talk drone,the talk,trampol*,trampoline,upon
F1l3:calory,cook,day is,dia,droned,groot,immigra*,milk,netflix,padre,perro,stai,stain,taco
F1l4:hear,instruction,lend,magnet,vaccine,ye,yet
F1l5:dream
F2G1H1j4k2L2:to see
F2G1h1j3k2L2:whole
F2G1i5:duty
F2G2l3:grandma,premium
F2G2l4:rid
F2H1j6L2:browse
F2H1l2:generator
F2H1l3:bible,disneyl*,disneyland,french,rich,wallet
F2H1l4:tokyo
F2H1l5:pizza
F2H2k6l2:flight
F2H2l2:fedex
F2H2l3:birth
F2J1l2:penguin
F2J2l4:hack
F2g1H1j5:home
F2g1l3:zoo
F2g2h4L2:session
F2g2k1l1:coffee
F2g3H1:draw
F2g3L1:layout
F2g4H1:sticker
F2g4L1:motion,reel,tiktok
F2g5:studio
F2h1j3l2:me the
F2h1l2:communi*,community
F2h2:their
F2h2I1l2:kid in
F2h2L1:and want
F2h2i1j3L1:im
F2h2l2:when is
F2h3i2l1:mom
F2h4:pickup
F2h4I1l2:math
F2h4L1:retrain
F2h5:coding
F2h5L2:inscrib*
F2i3:qualify
F2i4L1:dd214
F2j4L2:sure
F2k3:cell
F2l2:case,lense,tone
F2l3:cheat,couch,happy,hungry,ip,lookup,lottery,mac,singer,waldo
F2l4:aa,doctor,key
F3G1h1I1k1l3:near me
F3L2:me about
F3g3i3l3:post
F3h4L1:prep
G1:the
G1H1i5:guard
G1H1j6L1:site
G1H1k3l2:maratho*,marathon
G1H1l2:99,great
G1H1l3:score,veteran for
G1H2l3:scanned,traffic
G1I1J1l3:kayak
G1I1l3:nike
G1J1k1l3:whale
G1J1l3:vegan
G1K1l2:antenna
G1L1:i have
G1h1L2:el
G1h1l1:wanted
G1h2L1:noteboo*,notebook
G1h2l2:driver
G1h2l3:watch
G1h3:eighth,seventy
G1h3L1:challen*,challenge,grader,sunscre*,sunscreen
G1h3k2L2:field
G1h3l2:finish
G1h4L2:group
G1h6:student
G1i1k2:helicop*,helicopter
G1i1k3L2:from the
G1i1k4L1:=quadcopter
G1i2k2:able
G1j1L2:have
G1j3:help me
G1j3L1:having,todo
G1k2:ariel
G1k2l2:wont
G1k3:rancho
G1k4:drone shot,from,the sky
G1k4L1:fly over
G1k5:a drone
G1k5l1:sky
G1k6L2:flyover
G1l1:downloa*,download,nearby
G1l2:basketb*,basketball,bounce,cable,databas*,database,etho,frequen*,frequent,guide,ignore,lasagna,merry,messeng*,messenger,mexican*,mexicano,okay,paint,pancake,patho,philade*,philadelphia,photographic,plumbin*,plumbing,tasting,veterinario,walgree*,walgreen,warning
G1l3:laugh,race,ride,sushi,tag,vacatio*,vacation,veterin*
G2H1l3:ring
G2I1k5:aerial video
G2K1l4:kitchen
G2h2k1l3:venue
G2h2l4:prompt
G2h3:requirement
G2h3i1:require*
G2k3:=aerial,areal
G2k4:drone video
G2k5L1:from above
G2l2:em
G2l3:bamboo,blocker,cake,crack,dj,flaw,hominem,hoop,tent
G2l4:cat,loan,storage
G3k5:overhead video
G4k5:drone photo
G4k5L1:aerial photo
H1I1:to the
H1I1k2l2:casa
H1I1l2:everest,strengt*,strength
H1J1l4:sad
H1i1l1:ha a
H1i2:allowed in,are veteran,dad,leather*,leatherneck,veteran allowed,want the,west
H1i2L1:=support,medic,next month,support*,supporting
H1i2k2L1:allowed
H1i2l3:# #
H1i3:army,former veteran,my spouse,parent in,veteran discount
H1i3J1l2:told
H1i3L1:husband,veteran kid,warfigh*,warfighter
H1i3L2:tap
H1i4L1:ejercit*,ejercito,militar,militare,skillbr*,skillbridge,veteran*,veterano
H1i5L1:deploy,spouse
H1i6:=veteran
H1k2L1:campus
H1l1:bank,forgive*,forgiveness,good morning,outboar*,outboard,riding,yosemit*,yosemite
H1l2:0,000000,1234,12345,42,619,anime,area,bomb,cheerle*,cheerleading,columbu*,columbus,concent*,concentration,easter,hawaii,interne*,internet,jet,lawsuit,miracle,nba,photosy*,photosynthesis,politic*,political,pope,pretend,raw,root,square,testame*,testament
H1l3:123,boot,camping,chess,cup,flu,is sick,oil,pain,sit
H2I1l2:golf
H2I1l4:horse
H2K1l4:yoga
H2K2l2:silk
H2i2:october
H2i2l1:parent is
H2i3:course open,disabil*,disability,finishe*,finished,veteran take
H2i3L1:pendlet*,pendleton
H2i3k1:veteran and
H2i4:to veteran
H2i4L3:soldier
H2k2l2:sailing,surf
H2l2:adam,amtrak,closure,drum,henry,pottery,to sit,universe
H2l3:dorm,musical,piano,rocket,sex
H2l4:guitar,hurt
H3i4:can veteran
I1k2:vista
I1k3L1:toma
I1l2:bean,comment,forecast,goldfis*,goldfish,jury,layer,linux,my cat,need surgery,said my,salvati*,salvation,slip,surgery,unemplo*,unemployment,veteran said
I1l3:kitten,parrot,puppy,turtle
I2l3:airbag,ca,hamster,rabbit,vaccina*,vaccination,vaccination at
I3l4:take my
J1l2:depot,nature,remedy,trail
J1l3:forget,vegetar*,vegetarian
J2l3:fund
K1l2:fruit,fryer
K2l2:denver,male,swatter
K2l3:grocery,plane
K2l4:bee
L1:can,dentist office,do you,for,interes*,would
L2:can i,could,may i
a1:=interest,=the,dirige,empezo,face,interesting,like,teh
a1B1d2f2H1k2:panel
a1B1d3f1g1L1:investo*,investor
a1B1d3h2j3L1:other
a1B1e1F1G1L2:do the
a1B1f3:=talk
a1B1h2i2:year
a1B2C1D1F2j1K1:new
a1B2D1f2g2l2:do a
a1C1h1L1:kindly
a1D1F2k1:long
a1F1:=experience,experienced
a1F1g1h3I1:report
a1F1l1:tell me
a1F2l2:good
a1G1l3:preside*,president
a1J1l1:were
a1L1:da
a1L2:a real
a1b1d1e2G1L1:in our
a1b1d1f1g1J1L3:work
a1b1d1g1L1:executi*,executive,startup
a1b1d2g1:=business
a1b1e2F1G1H1I1j3l2:idea
a1b2:wat
a1b2c2F1g2L1:kind of
a1b3:=what
a1b4F1h1L3:build
a1b5F1j2L3:what you
a1c1F2h3j3L1:are there
a1c1f3L1:talk to
a1c2f1G1h1:to do
a1c2f1J1:where can
a1c2f2G1L1:relatio*
a1c3f2H1k3:part
a1d1E1F1G1J1l1:to be
a1d1g1L1:corporate
a1d2g1H1i1:company and
a1e1F1G1k2L1:of the
a1e1f2g1H1I1:=your
a1e1h1l1:about the
a1f1G2j5L2:page
a1f1h3:when
a1f1j2L2:what are
a1f2:entrevi*,entrevista,periodista,release
a1f2G1H2k4L2:survey
a1f2G2H1l2:station
a1f2H1i5L2:branch
a1f2H1j3:give me
a1f2L1:reporte*,reporter
a1f2j2:there
a1f3H2:journal*,journalist
a1f3L1:i talk
a1f3g2H1L1:intervi*,interview
a1f5G1L1:press
a1g3H1L1:annual
a1g3L1:invitat*,invitation,magazin*,magazine
a1i3:military
a1i4:militar*
a1l1:are,fact,head
a2:=exist,compania,conocer,existed,minorit*,minority,organis*,organisation,sentenc*,sentence,thesis,woman
a2B1F1H2i8L1:veteran
a2B1d3G1L2:your company
a2B1e1j3l1:should i
a2B2D1G1L1:bureau
a2B2c3e1F1H1:who build
a2C1e3G1H1k2l1:power
a2D1G1:feature
a2D1f2g2H1L2:writing
a2D1f2l3:paper
a2D1g2i3L1:family
a2D1g4H1L1:podcast
a2D2f3L1:invite
a2F1G1H1k5L2:desde
a2F1G1i1k1:about your
a2F1L1:=trade,corporation,publicl*,publicly,traded
a2F1L2:tf
a2F1g1h1k2L1:how long
a2F1h1j4L1:overvie*,overview
a2F1i1L2:=company
a2F1j3:begin
a2F1k1l1:boss
a2G1h1i1j2:am
a2G1l3:write
a2H1j3l1:where do
a2L1:somo,yourself
a2L2:=legit,scam
a2b1d1e1F2G1h1:many
a2b1d1f2:you
a2b1e1F1G1h1J2:run
a2b1e2F2g1h1:own
a2b1e3F2G1h1I1k2L1:it
a2b1f1h1L1:experience
a2b1f1h1L2:experie*
a2b1j6L1:all
a2b2F2G2h1i5L2:proof
a2b2c1L3:guy,you guy
a2b2d1F2i2J1L2:what do
a2b2d1G1H1i1L1:us
a2b2d2H1:busines*,business
a2b2f3G1H1L2:una
a2b3F2h3I1L2:too
a2c1:compani*
a2c1F1l1:who is
a2c2d2L1:owner
a2c2g1L1:kind
a2d1f1H1L1:like to
a2d1g1L1:corpora*
a2d2f1H1L1:your
a2d3F2g3h1L2:su
a2e1F1G1H1j6L2:around
a2e1f2h1:what the
a2e3H1L2:bigger
a2e3f3G1h2:come
a2f1:nominat*,nomination
a2f1h2L1:linkedi*,linkedin
a2f2:is your
a2f2G1:relation
a2f2g1H1I1:ur
a2f2h2L2:career,place
a2f2h2i2L3:any
a2f2l1:are you
a2f3G1H1L2:segment
a2f3L2:=manage
a2h1L1:al
a2h3I2:he
a2h3i1L2:parent
a2i1k1:son
a2i2l1:had
a2i3L1:is in
a2j1:what is
a2l2:black
a2l3:meaning
a3:acerca,describ*,describe,diversi*,diversity,inclusi*,inclusion,meet
a3B1:real,sobre,stack
a3B1D1e3F2i3L2:special
a3B1D1f3l2:care
a3B1F1H1l2:you are
a3B1F1h1L2:future
a3B1F2G1l1:created
a3B1d2e2F1h2:how many
a3B1e3F1L2:differe*
a3B1h2i3:es
a3B2d3L1:stateme*,statement
a3D1g1L2:profile
a3D2F1:abuot
a3D3f2g1H1L1:your team
a3F1:managem*,management,pleasur*,pleasure
a3F1L1:apart,founded,unique
a3F1j4L1:=start
a3F1k1:doing
a3F2H1j3L2:started
a3G2h1j2:this
a3H1l1:se
a3K1:existen
a3L1:=yourself,core,fundado*,fundador,fundo,histori*,historia,leaders*,leadership,reputat*,reputation,sustain*,sustainability,trustwo*,trustworthy,yourselve
a3b1D1F1g2H1L1:better
a3b1D1f1G1i1L2:info
a3b1c2F1I1:technol*,technology
a3b1c2g1:what kind
a3b1d2F2G1L3:a business
a3b1d3F2k2L2:big
a3b2D1F1l1:read
a3b2F2L1:talking
a3b2d2F1L1:ustede
a3b3F2G1i2k2L3:tech
a3c1D1e1F1h2:to know
a3c1F1H2i2L2:a veteran
a3c1h1I1l2:mean
a3c2g2h1I1J2L3:made
a3d1:organiz*,organization
a3d1F2i3L2:deal
a3d2F1L3:who are
a3d3L1:lead
a3e1F1G1i2k2L2:use
a3e2G1H1j5L3:more
a3f1:whom
a3f1H1I1L1:cual
a3f1L1:=staff,employee
a3f1i2k1L1:la
a3f2:what your
a3f2L2:article
a3h2L2:credent*,credential,cuando,employe*
a3k2l2:why
a4B1C3H1l3:you a
a4B1H1:different
a4C2d2f1h1L2:team
a4D1F1L1:goal
a4F1:about
a4F1H1L1:quiene
a4F1H1L2:the team
a4F1H2:is this
a4F1h2j3L2:princip*
a4F2L2:the name
a4F2h1I2j5L2:start
a4H1J1:principle
a4H1L1:quien
a4L1:bio,biograp*,biography,dueno,equipo,mision,philoso*,philosophy,this company,yoursel*
a4L2:behind,charge,is prometheon
a4b1d1f1H1L2:prometh*,prometheon
a4b2d2H1L2:company
a4b2g2H1L2:crew
a4b3d1F1H1I1L2:empresa
a4c2L2:origin
a4d1f2J1L1:been
a4d2F1G1L1:ceo
a4e2F1L2:choose
a4f1i2J1l1:did
a4g1L1:testimo*,testimonial
a4g1h1L1:backgro*,background
a5:exist
a5B1F1:who
a5B1h2L1:ethic
a5B2c1d1F1G1H1i2L2:people
a5F1G1:culture
a5F1H2:history
a5F1L1:belief,review
a5F1L2:legit
a5F2L2:trust
a5H1:dealing,name
a5L1:award,the founder
a5b2D1F1G1H2:vision
a5c4F1H1L2:purpose
a5d2F1L1:=founder
a5h2J1L3:staff
a5i1L2:the company
a6:value
a6B1d1F1I2L2:owned
a6B1e2L1:stand
a6B2F1l3:believe
a6D1F2G1:mission
a6F1I3L2:founder
a6F1g1H1:story
b1:=process,a winery,accounting,adoptin*,adopting,bespoke,catalog*,catalogue,consultancy,crm,entry,forklif*,forklift,improve,inside,needful,process*,processing,replace,require,rollout,scheduling,winery
b1C1h2l1:is it
b1D1F2g1h4L1:into
b1F1:a dentist
b1F1G1l4:room
b1F1g1k1l1:can you
b1F1g3H1:voice
b1F1h1i1:trainin*,training
b1F1h3L1:to build
b1F1i3L1:deploym*,deployment
b1F1i4:=deploy,serve
b1F1k3l2:night
b1F1l4:plumber
b1F2G1h3:hand
b1G1j2:what
b1H1l1:law
b1H1l2:farmer,hearing
b1c1:logisti*,logistic,sixty
b1c1F1g1k1:about a
b1c1d1F2h1:might
b1c1e1g1H1k2L2:long do
b1c1e1g2i1L1:please tell,you please
b1c1h1k1l1:question about
b1c2:warehou*,warehouse
b1c2F1l2:adopt
b1c2H1L1:integration
b1c2d1g2:it take,take to
b1c2e2F2i1j3L1:you got
b1c2g2j4L2:show me
b1c2h1L1:artificialintelligence
b1c2k2L1:need an
b1c3d1e1F2h3L2:them
b1c3k1:farm
b1c4H1L2:industr*
b1d1E1:would like
b1d1G1I1j1:should
b1d1L1:firm
b1d1f1h2i1L1:=app,applica*,application
b1d1f2G1L2:=human
b1d1f2J1:are your
b1d1g2H1:we want
b1d1h3L1:they
b1d2e1f3G1H1I1:return
b1d2e2G1j3k3L1:stuff
b1d2f2h1i1J1L1:money
b1d2l1:contract
b1d3F1G1:be a
b1d3g1H2L1:cut
b1d3g1L1:=invest
b1d4L1:governm*,government
b1d4f2G1L1:to our
b1e1F1H1J1k2L1:at my
b1e1g1h1:cost
b1e2:retail
b1e2F1g1h2i2L2:include*,included
b1e2F3G1h2l2:plan
b1e2f3L1:recepti*
b1e3F2l1:add
b1f1G1H1k2l2:insuran*,insurance
b1f2:yall
b1f3G1H1k1:set
b1f3L1:=schedule,respons*
b1f3i2k3L2:hire
b1f3i4L1:of service
b1f4G1:call
b1f4L3:a call
b1f4g1L2:walk
b1g1:a factory,clinic,law company
b1g1L1:=build,a hospital
b1g1h1L1:and my
b1g1h2i1k1L2:but
b1g1k2:buildin*,building
b1g2:generat*
b1g2L1:walkthr*,walkthrough
b1h1i1j2L1:anythin*,anything
b1h2:robot and
b1h2I1L1:fit
b1i1:to get
b1k1L1:a pharmacy,food truck,my food
b1k2:a library
b1k2L1:coffee shop
b1l1:hospita*,hospital
b1l2:account*,dentist,hotel,much do,scale,transla*,translate
b2:=are,aumenta*,aumentada,automatizacion,automatizar,custom ai,custom software,dental,everybo*,everybody,forty,governa*,governance,gpt,healthc*,healthcare,implement,intelligence,interna*,internal,meta,openai,proyect*,proyecto,r,regardi*,regarding,repetit*,repetitive,responsible,speech,spend,task,tipo,tuning,wide,wut
b2C1F1g1H1l1:build me
b2C1G1l3:filter
b2C1d1F2h2I1j3L2:list of
b2D2G1H2:chain
b2F1:aplicac*,aplicacion
b2F1G1H2j4l1:main
b2F1G1h2:tecnolo*,tecnologia
b2F1H1j5L2:else
b2F1H2l2:plant
b2F1L1:pipelin*,pipeline
b2F1h2L1:same
b2F2:automating,thousan*,thousand
b2F2H1i3L1:four
b2F2L1:automatically,my salon
b2F2g2:need someone
b2F2l1:salon
b2G1:built,practic*,practice
b2G1J1:builder
b2G1L1:tune
b2G1h1L1:self
b2G1l2:magic
b2H1:checkou*,checkout,copying
b2H1i1:figure
b2L1:complia*,compliance,computi*,computing,deeplea*,deeplearning,demand,extende*,extended,implementation,modernization,plate,readine*,readiness,recognize,virtual*,virtually
b2c1D1e1F1g2h2:with ai
b2c1L1:mobile
b2c1d1:manufac*
b2c1d2f2H1L1:custome*,customer
b2c1e1F1g2:para mi
b2c1e2g1H1:know about
b2c1f1H1:physica*,physical
b2c1g2:you build
b2c1h1:artific*
b2c1h2k1:a question
b2c2:automation
b2c2F1G1k2L1:search
b2c2F2g1:about an
b2c2F2g2L2:i buy
b2c2G2l1:intelli*
b2c2H1L1:factory,venden
b2c2L1:industry,solution for
b2c2f1G1L2:can a
b2c2g1:for business
b2c2g4:camera
b2c3D1G1h2L2:lab
b2c3G1H1j2k2L1:look at
b2c3e3F2G2h1L2:that
b2c3f1H1:=chatbot,bot
b2c4e1F2:machine
b2d1F1H2i2J1l2:for me
b2d2E2H1k1:we would
b2d2F1G1h3:supply
b2d2F1L1:investm*,investment
b2d2H1L2:another
b2d2L1:development,producto
b2d2h1:for ai
b2d3f1H1:way
b2e1:device
b2e1L1:=price
b2e1f3G1L2:policy
b2e1f3g2L1:stop
b2e1g1L1:for our
b2e2f3G1L1:showroo*,showroom
b2e2g1L1:safety
b2e2g3J2l1:me your
b2e4f1H1L2:three
b2f1H1:build an
b2f1g2L1:hacer
b2f2G1:phone
b2f2L1:receptionist
b2f3G1L1:ayuda
b2f4G1H1L2:invoice
b2f4L1:meeting
b2g1L2:my shop
b2g1l1:artificial
b2g2H1:someone to
b2g2h1k1L1:through
b2g3h3L3:spot
b2h1L1:machine*,machinelearning,try
b2h1L2:llm
b2h2i1L1:to use
b2k1L2:some
b2l2:apple,clue
b3:ai consult,ai help,ai solution,consulting,developer,forecas*,help a,impleme*,lista
b3C1F1:engine
b3D1E1G1:twin
b3D1H1:expert
b3D1f1h2i1L2:engineer
b3D1h2I1L2:of ai
b3F1:analysi*,analysis,consultant,data analysis,summari*,summarize
b3F1G1:sort
b3F1G1l3:siri
b3F1H1L1:transcribe
b3F1H1j4L1:what else
b3F1L1:consultoria,d,hacen,special*,specialize
b3F1g1l1:an app
b3F1g2k3L2:do your
b3F1h3L2:transcr*
b3F1k1L1:provide
b3F2:rate
b3F2H1L2:ofrecen
b3F2L1:typing
b3F2h1L2:half
b3G1H1L1:roadmap
b3G1H2L2:defect
b3G1H2l1:saving
b3G1L1:develop,generative,transformation
b3G1h2L1:transfo*
b3G1h3L2:break
b3G2L1:productivity
b3G2l1:alexa
b3H1:ai strategy,recognition
b3H1L1:paperwo*,paperwork
b3H2l1:glass
b3L1:augment*,augmented,augmented reality,can ai,dashboa*,dashboard,desarro*,desarrollo,detecti*,detection,edge,efficie*,efficiency,enterpr*,enterprise,fraud,migrati*,migration,modernize,mvp,nlp,poc,predict*,predictive,quest,rag,realida*,realidad,servici*,servicio,solucio*,solucione
b3L2:forecasting,invento*,inventory,mixed,spreads*,spreadsheet
b3c1:manufacturing
b3c1D1h2L2:enginee*
b3c1G1L2:quality
b3c1G1h1I1j3L2:list
b3c1L1:a small
b3c1d2F1:my company
b3c1e2L1:precio
b3c2F2:=automate
b3c2F2G1L2:chatbot for
b3c2F2j3:what can
b3c2H1L1:=integrate,integra*
b3c2L2:use ai
b3c2f2L1:guest
b3c3D1e1L1:you buy
b3d1G2:develop*
b3d1H1:web
b3d1L1:strateg*
b3d1f1:agent
b3d1f2H1L1:how can
b3d1g2h2L3:project
b3d2F1g3L2:product*
b3d3F1g1H2L1:negocio
b3d3F2g2:in my
b3e1G1h1L1:app for
b3e1l1:furnitu*,furniture
b3e2G1l1:control
b3e2f2G1h2j2:que
b3f1G1:assistant
b3f1G1H1:recomme*
b3f1H1L2:recommendation
b3f1L1:operati*,operation,they do
b3f2G1L1:assista*
b3f2g2L2:documen*
b3g1:we have
b3g2H1j5L2:website
b3h2:=ai
b3k2L1:cloud,you provide
b4:=consult,a vr,ai in,api,vr experience
b4C1:mr
b4D1F3G1h3i2L2:you help
b4F1L1:automate,immersi*,immersive
b4F1L2:physical ai
b4F2:ai human
b4F2g2:virtual
b4F2h1:an ai
b4G1H1L1:audit
b4G1L1:prototy*,prototype,tool
b4H1L1:simulat*,simulation,workflo*,workflow
b4L1:analyti*,analytic,consult*,cyberse*,cybersecurity,experti*,expertise,hololen,innovat*,innovation,integrate,iot,metaver*,metaverse,moderni*,oculus,offerin*,offering,process,softwar*,software,strategy
b4L2:fine
b4c1F2:solutio*,solution
b4c1e1F1:price
b4d2e2F1g2L2:product
b4d2e3F1L2:digital
b4f2G1:a chatbot
b4f2G1L1:document
b4f2G2L2:consult
b4g2H1:package
b4g2I2L2:concept
b4h2L1:recogni*
b4h2i2L1:count
b5F1:app
b5F1G2L2:chatbot
b5F1H1L1:custom
b5F1h2L2:ai
b5F2H1L1:save
b5G1H1:reality
b5G1i2L1:do for
b5L1:xr
b5L2:headset
b5c2F2L1:automat*
b5f3G1:data
b6D1G2h2L2:ai for
b6F2G1H2L1:vr
b6G1H2:ar
c1:100,=affiliate,=sample,a boat,accesso*,accessory,affiliated,android,authori*,authority,boat at,bridge,companion,control*,controlled,elderly,fortune,gadget,meter,net,platfor*,platform,port,samplin*,sampling
c1D1:collaborator
c1F1G1i4:marina
c1F1g1L1:i ask
c1F1g2k2:and need
c1F1l2:for buy
c1F2g2j6k1L2:look
c1G1k3:drone for
c1H1:manual,marino,toy
c1H1i2j1:got
c1H1i2l1:navy
c1J2l2:nursing
c1L1:cave
c1d1F1g1L1:ask about
c1d1g1H1k1L1:im interested
c1d2:=strategy,strategic
c1d2e2:between
c1d3:partner with,partnership
c1d4:partner*
c1d5L1:=partner,dealer
c1d6F1H1:partner
c1e1F1g1l2:rental
c1e1F1g2H1:un
c1e1G1h1K1L1:at the
c1e1g1:anything about,know anything,you know
c1e2f2L1:warrant*,warranty
c1e3F1G1H1i2L2:point
c1e3F3g3:i see
c1f1H1:to buy
c1f1h1i2:whether
c1f1k3:pilot
c1f2I1L2:=you
c1f2L1:purchase
c1f2k1L2:of your
c1f3:availability
c1f5G2L2:talk
c1g1:we need
c1g2:a camera
c1g2L1:make
c1h1:him
c1k2:line
c1k4L2:wind
c1l1:little,pipe
c1l3:coast
c2:agricul*,agricultural,alquile*,alquiler,amuseme*,amusement,below,casco,depth,inspect a,mainten*,maintenance,oyster,porpoise robot,rating,remotel*,remotely,shipwre*,shipwreck,specifi*,specification,to inspect,treasur*,treasure,waterli*,waterline,wetsuit
c2F1:enquire
c2F1G1h2l2:online
c2F1G1k1:my boat
c2F1G1k2L1:mapping
c2F1H1j4L2:where to
c2F1H2I1:shop
c2F1l2:securit*,security
c2F2G2k3l2:see the
c2G1:fisherm*,fisherman
c2G1H1:fabrica
c2G1k7L2:drone
c2G2k6L1:dron
c2H1:greet,waiter
c2H1L1:cop
c2H1i1:underwater robot
c2H1l1:swimmin*,swimming
c2H1l2:america
c2H2i3L1:naval
c2H2l2:drive
c2H2l3:scuba
c2K1:offshor*,offshore
c2L1:anchor,clean,comprar,gripper,rescue,robot to,rover,scienti*,scientist
c2d1F1G1l2:buy a
c2d1F1j6L1:explore
c2d1I1L1:researc*,research
c2d1e2F1H1L1:every
c2d1f4G1H1L2:link
c2d2F2l2:country
c2d2H1L1:collaboration
c2d2e2F1G1h3L2:are the
c2d3:collabo*
c2e1:rent a,saw
c2e1F1G2H1l3:repair
c2e1F1g1H2l4:dog
c2e1g2H1K1l1:action
c2e1l1:deliver*,delivery
c2e2:replace*,replacement
c2e2F1g1l1:=rent
c2e2F1h4I2:science
c2e2H1:expo
c2e2L2:is an
c2e2l2:rent
c2e3G1h2k2:unit
c2e3f3H1i1L1:order
c2f1H1k3L1:operato*,operator
c2f1H2l2:in san
c2f2L2:gimme
c2g1:so i
c2g1H1K1l2:diving
c2g2:coming
c2g2H1L1:getting
c2g3L1:and the
c2h1L1:lil
c2h1L2:=engineer,engineering,for robot
c2h2L1:robotic*,robotica
c2i1:buy an
c2i1l1:police
c2k1:goe
c2l1:hunting,ice,pool
c2l2:cleanin*,cleaning
c3:an underwater,buying,fondo,length,operate*,operated,revisar,robot kit,sensor,the robot,underwater vehicle
c3F1:mooring
c3F2H1l2:arm
c3G1l1:dock
c3H1:industrial,oceanographer,operate
c3H1L1:robot arm
c3I1L1:vehicle for
c3I1l1:submarine
c3I2:biology
c3K1:retriev*,retrieve,underwater drone
c3L1:=underwater,aquacul*,aquaculture,autonom*,autonomous,auv,coral,exoskel*,exoskeleton,exploration,harbor,oceanography,reservo*,reservoir,robot shop,seafloo*,seafloor,shipyar*,shipyard,subsea,underse*,undersea,vehicul*,vehiculo
c3L2:rov for
c3e1f1L1:remote
c3e2L1:propell*,propeller
c3e2L2:lease
c3e2j3L1:del
c3e4H2k3L2:can it
c3e5F1G1h2I1k1:one
c3f1H1L1:the rov
c3f1H2L1:kit
c3f3L1:floor
c3h2:equipme*,equipment
c3j1:=explore
c3j3L2:explora*
c3k2:inspecc*,inspeccion
c3k2L1:=inspect,inspect*,inspection,payload,unmanne*,unmanned
c3l1:tank
c4:oceanog*,submers*,submersible
c4F1G1h1:about robot
c4F1H1:robot company
c4F2h1K1l2:water
c4G3k1l1:boat
c4I1K1L1:submarino
c4J1l1:lake
c4L1:bionic,buque,cobot,diver,droid,humanoi*,humanoid,keel,piling,seabed,tether,thruste*,thruster,vessel
c4d3F1L1:sub
c4d4k1L1:carry
c4e1H1l1:fish
c4e2F1G1H1i2:ship
c4e3F1L2:spare
c4f2k2L2:check
c4h1:underwa*,underwater
c4h2L1:=robot,robotic
c4i2:submari*
c4i2L1:=rov
c4k2L3:inspect
c4l1:deep
c5:a rov,an rov,lancha
c5D2H1L1:robot partner
c5E1:dive
c5F1g1L2:under,vehicle
c5F1k2L1:sea
c5J1:ocean
c5K1L1:bottom
c5L1:aquatic,barco,dam,pier,sonar
c5L2:hull,reef
c6D2:porpois*,porpoise
d1:arrange*,arrangement,b2b,being,contracting,discuss,gain,manufacturer,rec,to
d1E1f2h2L2:=work
d1F1:pentago*,pentagon,worked
d1F1H2i4:open to
d1F1L1:with
d1F1g3h1L1:thirty
d1F1h2l1:course in
d1F1i1k1l1:lot
d1F1i3L1:colonel
d1F2g2k2:wondering about
d1F2h5:school
d1L1:and i,buy human,join the
d1f1G1h3:univers*
d1f1I1J1:i get
d1f1L1:detail,to a
d1f1h1j2L1:give
d1f2:as,paid for,schedul*,schedule
d1f2L1:purchas*,representative
d1f2g2L2:local
d1f2h1i3L4:id
d1f2k1:by
d1f3G1L1:inquiry
d1f3i2L1:pay
d1g1h2:up with
d1g1k1L1:thinkin*,thinking,thinking about
d1g2k1:and we
d1g3L1:brandin*,branding
d1g3k1:commerc*
d1h1:can my,course with
d1h1L1:interested,interested in,want to
d1h2L1:to become
d1h3L1:=enroll,wanna
d1i1:we join
d1j1L3:you have
d2:=bring,a commission,between you,bringin*,bringing,cliente,colaborar,collaborating,coopera*,cooperate,county,distribuidor,distribution,estrate*,estrategica,introduction,involve*,involved,nuestro,patrocinar,percent*,percentage,perk,region,you and
d2F1:gladly,mexico,purchasing
d2F1H1i4L2:former
d2F1L1:recomendando
d2F1L2:we
d2F1g1h1:cousin
d2F1g2h2L1:grant
d2F1g4L1:brand
d2F1i4:retired
d2F1j3L1:por
d2F1j3L2:know
d2F1l2:market
d2F2G1H1i3L2:dod
d2F2G1h4:friend
d2F2L1:folk
d2G1:outsour*,outsource
d2G1H1L1:donate
d2G1L1:rep
d2H1:bundle,you pay
d2H1L1:auction
d2H1i2L1:8
d2I1k3L2:receive
d2L1:agreeme*,agreement,becom,defense,onboard*,onboarding,payout,subcontract,subcontractor
d2L2:aside
d2e1F1k1L2:on a
d2e2F1H2i2:year and
d2e2g1L1:evento
d2e3L2:led
d2f1L1:puedo
d2f1h2L2:curricu*,curriculum
d2f1k3L2:con
d2f2:registration
d2f2G2h3l1:code
d2f2H1k2:ive
d2f2g1L2:channel
d2f2h1:registr*
d2f2h1l1:como
d2f2h3L1:university
d2f4G1L2:request
d2f4H3:dinero
d2f4L1:open
d2g1:our business
d2g2:our school
d2g2L1:our event
d2g3L1:=commercial,comerci*,comercial,promoti*
d2g3L2:event
d2g3i1:we are
d2h1L1:can we
d2h2:distric*,district
d2h2L1:host
d2h2i3:en
d2h3L1:scratch
d2h3i1L2:program*
d2h4i2L1:program
d2i1L1:looking for
d2i1j2L1:looking
d2i1l2:general
d3:become a,collaborate,kickbac*,kickback,paid,partner between,partnering
d3E2:to reseller
d3F1:=contractor,donatio*,donation,to partner
d3F1G1h2L1:ser
d3F1L1:ganar,introduce,revenue
d3F1g2L1:selling
d3F1l2:capital
d3F2G1H2k1l3:license
d3F2H2L2:cage
d3F2l3:europe
d3G1:business advisory,cross,oportun*,oportunidad,promotion
d3G1h1i3L2:member
d3H1L1:=find,afiliad*,afiliado,finder,middlem*,middleman
d3H1i3L2:benefit
d3H1l2:agency
d3I1L1:mutual
d3J2L1:synergy
d3L1:200,advisory role,colaboracion,comisio*,comision,dealers*,dealership,inversi*,inversion,junto,lobbyis*,lobbyist,memoran*,memorandum,patrocinio,profit,recomendar,refer a,referid*,referido,sharing,subcont*,trabaja*,trabajar,understanding
d3L2:collab
d3e2G1h3L2:each
d3e2L2:wed
d3f1G1H2l1:for you
d3f1h3i2k1L3:if
d3i2:programa
d4:business partner,contrac*,contractor
d4F1:grow
d4F1L1:introdu*,recomen*,togethe*,together
d4F2L1:represent
d4F2L2:gsa
d4G1L1:ambassa*,ambassador,chamber,commerce,joint
d4G1L2:your product
d4L1:a partner,advisor*,advisory,bizdev,colabor*,distributor,franchi*,franchise,licensi*,licensing,mou,partner program,patroci*,procure*,procurement,represe*,rfp,rfq,supplie*,supplier,wholesa*,wholesale
d4f1L1:to you
d4f1L2:your course
d4f1g3H1L1:door
d5E2:=reseller,resell
d5F1:federal
d5F1H1L1:affilia*,affiliate,vendor
d5F1H1L2:socio
d5F1L1:commiss*,commission,referra*,referral,reselle*,reseller
d5F1L2:refer
d5G2L1:alianza
d5G3L1:co
d5H1L1:=advisory,advisor
d5L1:prime,sbir
d5L2:venture
d6G2H2:sponsor
e1:a dinosaur,adapter,attenti*,attention,blade,curator,dinosaur in,floating 3d,grabbin*,grabbing,holografic,holography,pepper,perfume,portabl*,portable,put the,setup,showing,spin
e1F1H1i6l2:base
e1F1g1H2l3:slow
e1F1g1k1:real estate
e1F1g1k2:estate
e1F1g1k3L1:quote for
e1F1g4h1L3:cover
e1F1h2:size
e1F1h2l2:install*
e1F1h3L1:financi*
e1F1j6:option
e1F2H1k4l2:eye
e1F2g3:manage
e1G1I1l2:aquariu*,aquarium
e1G1k4:the air
e1G1l1:logo of
e1L1:bright,compare*,compared,our church,seen
e1f1:the logo
e1f1g2H1k2L2:of my
e1f1h1L2:pl
e1f1l1:sale
e1f2G1:resolut*,resolution
e1f2G1L1:=show
e1f2h3i2:last
e1f2j3L2:available
e1f3H1L1:change the
e1f3L1:a human
e1f3h1:want a
e1f3h1L2:informa*,information
e1f3j3L2:availab*
e1f3k2L1:quote
e1g1:=party,birthda*,birthday,restaurant
e1g1I1l1:my dog
e1g2:confere*,conference
e1g2J1:restaur*
e1g2i1L2:childre*,children
e1g2l2:in a
e1g3:ad for
e1g3k2L1:of our
e1g4:party
e1h1i2:two
e1h1l1:is the
e1h2:cuanto,cuanto cuesta,cuesta,me with
e1h3:or
e1k2L1:show a
e1k3L1:video of
e1l1:3,holographic
e1l2:installation,planeta*,planetarium
e1l3:1,best
e1l4:say
e2:3d fan,=projector,=visit,a 3d,a floating,canada,catchin*,catching,fan display,financing,hallowe*,halloween,hologram display,hologram price,hope,install,interac*,interactive,projection,saturn,thingam*,thingamajig,tripod,venta,visitor,we rent,with price,youre
e2F1H1l3:table
e2F1g2l1:for #
e2F1g3k1:picture
e2F2H2l3:medical
e2F2g5:ad
e2F2l1:pharmac*,pharmacy
e2G1:pack,pre,preload*,preloaded,seem,theater
e2G1H1l4:shoe
e2G1I1l3:gift
e2G1L1:hover
e2G1h2l2:used
e2G1k4:air
e2H1L1:3000,anatomy,outdoor
e2H1k1:museum
e2H1k1l1:2
e2H2i3k1:month
e2I1L1:lookin
e2K1l3:ceiling
e2L1:angel,holografica,holografico,hologram fan,kiosk,leia,mounted,noise,nowhere,spinny
e2L2:800,estate office
e2f1:contact me
e2f1G1:subscription
e2f2G1L1:upload
e2f2g1H1:the photo
e2f2h1L1:person
e2f3:safe
e2g1:concert
e2g1H4i2:discount on
e2g1L1:advertising,jewelry
e2g1h1L2:the price
e2g2:=event
e2g2H1l1:sound
e2g3H1K1l2:wall
e2g3L1:adverti*
e2g4L2:=ad
e2g4k1L1:=photo
e2g5k1L1:logo
e2g6H1k3L1:video
e2h2L1:in human
e2h2k1L1:per
e2i2L1:out of
e2i2l1:war
e2i3:20
e2i4L3:star
e2k2L2:over a
e2k2l3:airport
e2k4:above
e2l1:cheapes*,cheapest
e2l2:casino,dinosau*,dinosaur,renta
e3:an hologram,biggest,dimensi*,dimensional,display for,for hologram
e3F1:persona*
e3F1G1l4:later
e3F1L1:appear,personalized
e3F1L2:haunted,mansion
e3F1g1l1:screen
e3F1g2L1:imagen
e3F1h1l2:wifi
e3G1:floaty,flotant*,flotante
e3G1L1:load,mid,onto
e3G2:3d photo
e3H1L1:1500,brighte*,brightest,waterpr*,waterproof
e3H1L2:720
e3H1l2:dayligh*,daylight,p
e3I1:volume
e3L1:attract*,attraction,counter,escapar*,escaparate,hologram ii,hoverin*,hovering,ii,illusio*,illusion,lobby,pantall*,pantalla,projector,spinnin*,spinning,trade show,ventila*,ventilador
e3L2:outlet
e3f1G1i1:center
e3f3G1L1:subscri*
e3g1L1:trade
e3g3k2L3:style
e3g4j1:mascot
e3h1L1:difference
e3h3:change
e4:=hologram,a hologram
e4F1H1L2:exhibit
e4F1g1:booth
e4G1L1:hologram for
e4H1L3:1080
e4J1k1L3:do it
e4K1L1:hang
e4L1:project*,vitrina,volumet*,volumetric
e4L2:holo,hologram #
e4f1L1:the hologram
e5:akron
e5F1L1:image
e5G1K1L1:float
e5G1L2:floatin*,floating,holograma
e5H1:dollar
e5H1L2:the fan
e5L2:3d
e5g1:window
e5g1L2:effect
e6G1:hologra*,hologram
e6G1L2:the display
e6G2:fan
e7L2:display
f1:by your,callbac*,callback,closest,college student,dear,devuelv*,devuelvan,double,emailed,i,in,in two,labor,lemme,lodge,next week,outreac*,outreach,pick,poner,resume for,since,startin*,starting,sum1,thursda*,thursday,two week,typed,well,wish,worried
f1G1h1J1l2:lost my
f1G1h1k4:high
f1G1l1:anyone
f1H1i2:our two
f1H2i1l1:mother
f1H2i2:wa in
f1L1:before christma,emailin*,emailing
f1g1:decembe*,december,in december,on saturday
f1g1h1i1k2:after
f1g1h2L1:ia
f1g1h3:still
f1g2:a photo,june #,on june
f1g2L1:a video,email me
f1g2k2L2:with a
f1g3:videographer
f1g3L1:logo for,photographer
f1g3L2:=edit
f1h1:5,a ai,receipt for,w
f1h1L1:sabado
f1h1i2J1L1:i just
f1h1i2L2:# year
f1h1j3L2:take
f1h1l1:monday
f1h2:de robotica,el campamento,el curso
f1h2L1:deadlin*,deadline,my #,ten
f1h3:certificate,teach
f1i1k1:mi
f1i2L1:wa a
f1j2:me
f1l1:email address
f1l2:=direction,driving,ok,passwor*,password,town
f2:=address,=developer,=volunteer,ahold,angele,animato*,animator,answere*,answered,blogger,borrar,califor*,california,camera assistant,cancel the,complain,contactar,counsel*,counselor,dato,deaf,electronico,faceboo*,facebook,freelance work,freeway,hablar,hable,hour hour,i come,i work,id like,intern,interns*,internship,log,my resume,nah,numero,pago,pedir,pregunt*,pregunta,programmer,quickly,seeking,seeking freelance,send my,speaker,telepho*,telephone,tengo,the commercial,the consult,there wa,ubicado,visitar,volunteering,wheelch*,wheelchair,yesterd*,yesterday
f2G1:handle,hmu
f2G1H2l3:bus
f2G1I1L1:decline*,declined
f2G1I1j1L2:u
f2G1L1:showed
f2G1h2:curso de
f2G1h2I1j4L3:what i
f2G1h2J2l3:lunch
f2G1i1:am a
f2G1i2L1:=hold
f2G1l2:i am
f2G2:account
f2G2i3L1:recruiter
f2G2k1:time
f2G2l2:sent
f2H1:course counselor,i never,method,mistake,the job,to apply,well i
f2H1L1:cierran,ciudad,hasta,letter,vacancy
f2H1L2:misspel*,misspelled
f2H1i2L1:came
f2H1l1:cancel my,suppose*,supposed
f2H2I1j4l2:not
f2H2I1l3:jacket
f2H2L2:ask
f2I1:moved
f2I1j4:lost
f2J1:fb
f2J1L1:crashed
f2L1:=delete,access,accessible,amount,answeri*,answering,anybody,arrived,attorne*,attorney,balboa,bounced,busco,cancell*,cancellation,cannot,closing,cobraro*,cobraron,condition,confirm*,confirmation,contesta,contestado,contrat*,contratando,convent*,convention,copyrig*,copyright,deletio*,deletion,disappo*,disappointed,dissati*,dissatisfied,editor,employm*,employment,enquiry,eve,han,have a,hell,helpdes*,helpdesk,holla,keynote,mochila,nadie,pedido,perdi,perdier*,perdieron,pissed,postal,pueden,supervi*,supervisor,teachin*,teaching,trackin*,tracking,validat*,validate,vece,voicema*,voicemail
f2L2:bug,fax,hook,hotline,llamaro*,llamaron,suite,swing,tel
f2L3:call me
f2g1H1L1:necesito
f2g1H2J1l2:copy
f2g1L1:saturda*,saturday
f2g1h2L1:necesit*
f2g2:social
f2g2H1L1:somebod*,somebody
f2g2L1:asap,graphic design
f2g2i3L1:recruit*
f2g3H1L2:bag
f2g4L2:fast
f2g4L3:media
f2h1:ai engineer,apply for,clase de,failed,for the,the date
f2h1L1:=help,assistance,need to
f2h1l1:late
f2h2L1:boy,electro*,expired,mis,missed,time do
f2h2i1J1l1:off
f2h2l2:instruc*
f2h3L1:lo
f2h3j3L1:hay
f2i1:diego,san,san diego
f2i1L1:resourc*,resource
f2i3L2:leave
f2k2L1:the drone
f2k2L2:zone
f2k3:drone pilot,far,how far
f2l1:admin,as a,conditi*,file,is my,mail,nearest,periodi*,tomorro*,tomorrow
f2l2:nothing,you as
f3:=email,a problem,and heard,booked,charged,exit,got my,heard,heard nothing,his,i book,i paid,i send,job a,nobody called,number,paypal,price twice,problem with,questio*,question,shippin*,shipping,speak,twice,twice for,video edit,wa price,whatsap*,whatsapp,where you,your hour
f3G1:freelan*,freelance
f3G1H1:the office
f3G1J1L2:found
f3G1L1:an appointment,twitter
f3G1L2:booking
f3G2L1:postpon*,postpone
f3G2h1L1:need help
f3H1:bag at,date of,i left,left my,my bag,my receipt,never got,positio*,position
f3H1I1L1:opt
f3H1J1L1:ordered
f3H1L1:closed
f3H1L2:=close,button,ripped
f3H1i2L2:wa
f3H1k3L2:legal
f3H1l1:=broken
f3H1l2:trash
f3H2:course i,deposit,enviar,withdra*,withdraw
f3H2L1:abren,cancela*,cancelar,pop
f3H2j3:back
f3H2l2:today
f3I1:emergen*,emergency
f3J1L1:doesnt
f3K1L2:downtow*,downtown
f3L1:accessibility,addy,alguien,apology,arrival,called me,ccpa,cease,come by,contacto,correo,cotizac*,cotizacion,cv,damaged,departm*,department,desist,direcci*,direccion,e,elevato*,elevator,empleo,error,estacio*,estacionamiento,gdpr,hablan,headqua*,headquarter,in touch,item,mial,open on,overcha*,overcharged,payroll,please call,postcod*,postcode,receipt,reembol*,reembolso,reimbursement,resched*,reschedule,response,social media,subscribe,suggest*,suggestion,talk with,telefon*,telefono,ubicaci*,ubicacion,unsubsc*,unsubscribe,urgent,volunteer,w9,wya,you job,you located
f3L2:accessi*,contest*,hit,login,satisfi*,satisfied,trolley,you close
f3g1h1k3:near
f3g2:=instagram
f3g2H1:=someone
f3g2L1:newslet*,newsletter
f3g2L2:instagr*,instagram
f3h1L1:=hour,espanol,opening,reimbur*,resume,touch
f3h1L3:holiday
f3h2L2:instructor
f3h3:drop
f3i1L1:hiring
f3i2L2:soon
f3j1L1:i find
f3j1L2:please
f3j3L1:donde
f3k2L1:neighbo*,neighborhood
f3l1:status
f4:appoint*,appointment,back about,cancel,complaint,office,park,sunday,to talk
f4G1:job as,parking
f4G1L1:=question,reply
f4G1L2:wrong
f4G1h3L2:hold
f4G2h1L1:job
f4G3:gig
f4H1:a complaint,a refund,billing,complaint about
f4H1L1:complai*,vacante
f4H2:zip
f4H2L2:forgot
f4H3:refund for
f4H3L1:summer job
f4L1:=book,=job,connect,contact*,estimat*,estimate,factura,feedbac*,feedback,horario,hr,llamar,locatio*,location,oficina,privacy,queja,quiero,respond,volunte*
f4L2:based,estan,my order,nobody,street,unhappy,your office
f4g1L1:trabajo
f4g1L2:someone
f4h1:directi*,direction
f4h1L2:a job,visit
f4h2i1L2:weekend
f4i1L2:form
f4k1l2:=call
f4k2L2:close
f5G3H1i2L1:you need
f5H2:refund
f5H4:job for
f5L2:to your
f5L3:reach
g1:300,a car,acting,archite*,architecture,arrange,bday,cap,clothin*,clothing,construction company,cookboo*,cookbook,council,designi*,designing,fete,fiftiet*,fiftieth,fitness,for a,fundraiser,gofundm*,gofundme,gown,gratefu*,grateful,highlig*,highlight,kicksta*,kickstarter,levitat*,levitating,luxury,memoria*,memorial,musicia*,musician,n,nft,our booth,paintin*,painting,plus,possibl*,possible,price is,publicitario,recap,rede,retirem*,retirement,reunion,roaster*,roastery,sangeet,sixteen,skincar*,skincare,snowboa*,snowboard,so,sociale,sorry,staging,sweet,using,vector,village,yearboo*,yearbook
g1H1i2:north
g1H1l1:build a
g1H2l2:karate
g1I1k1:wa wondering,wonderi*,wondering
g1L1:a golf,a law,corto,golf club,lecture,mo,my restaurant,nonprof*,nonprofit,trick,whitebo*,whiteboard
g1L2:de
g1h1L1:quince
g1h1k2L2:over
g1h2L1:14,before
g1h2L2:30
g1h2k1L1:would you
g1h3L2:senior
g1h4I1l1:day
g1i1:this fall,you for
g1k1:a bank,bakery,my bakery,our bar,our theater
g1k1L1:surfing
g1k1l1:truck
g1k2L1:=list,listing,realtor
g1k4L1:quadcop*,quadcopter
g1l1:christm*,christma,designer,food,prom,said,state
g1l2:=apart,apartme*,apartment,gopro,memory,soap
g2:=illustration,a promo,a short,a t,actress,advertise,advertisement,advertisment,animate,anniver*,anniversary,auditio*,audition,backdro*,backdrop,band,banger,baptism,brochur*,brochure,calenda*,calendar,car dealership,charity,cliff,comida,create,designe*,drag,edicion,elopeme*,elopement,etiquet*,etiqueta,etsy,event photo,filmmak*,filmmaker,finally,fundraising,gala,generad*,generado,generated photo,generated video,graduac*,graduacion,greetin*,greeting,hoardin*,hoarding,hoodie,hot,illustrator,jolla,june,leaflet,lifesty*,lifestyle,lion,materia*,material,matterp*,matterport,midjour*,midjourney,need photo,photo in,player,presentacion,profesi*,profesionale,promo video,promoci*,promocional,rebrand*,rebranding,sauce,season,sesion,shirt design,short,short video,snap,storefr*,storefront,subtitl*,subtitle,superma*,supermarket,unboxin*,unboxing,vedio,while,you design
g2H1:surfboa*,surfboard,yard
g2H1L1:grading
g2H1k2L2:for an
g2H1l2:snow,televis*,television
g2H2l2:fire,uniform
g2I1:for my
g2K1L1:athlete,these,twiligh*,twilight
g2K1l1:track
g2L1:=model,airbnb,apparel,budget,charact*,character,comunio*,comunion,cosplay,creatio*,creation,dope,ecommer*,ecommerce,fundrai*,grafic,guideli*,guideline,homecom*,homecoming,identit*,identity,landsca*,landscape,mitzvah,mixtape,modelin*,modeling,mood,newspap*,newspaper,overlay,pamphle*,pamphlet,powerpo*,powerpoint,primera,quincea*,quinceanera,redesig*,redesign,restore,sister,the zoo,tournam*,tournament,twitch,ugc,vlog,volleyb*,volleyball
g2L2:a hotel,book a,creator,extreme,palette,recital
g2h2L2:intelig*,inteligencia
g2h3L2:=grade
g2i2:familia
g2k1:photo of,sunset
g2k2:down
g2k2L1:coverag*,coverage,fotografia,video a
g2k3L1:foto
g2k3L2:overhea*,overhead,shot of
g2k5L2:fpv
g2l1:album,ball,skatebo*,skateboard
g2l2:google,hat,my car,tattoo
g3:=design,=graduation,at our,design for,flyer for,fotografo,letrero,music,photo for,photosh*,poster,restaurante,some photo
g3H1I1L1:graduation
g3H1L2:recordi*,recording
g3H1l2:box
g3I1L1:stationery
g3I1l2:recipe
g3I2:patch
g3J1:redo
g3K1:script
g3L1:=animation,animaci*,animacion,animate*,animated,bautizo,billboa*,billboard,boudoir,bridal,bride,cameram*,cameraman,campaig*,campaign,cartel,cartele,cgi,comic,decal,deck,disenad*,disenador,embroid*,embroidered,explain*,explainer,font,grafico,groom,illustration,invitac*,invitacione,letterh*,letterhead,libro,lightro*,lightroom,logotip*,logotipo,lookboo*,lookbook,materni*,maternity,montage,mural,newborn,pelicul*,pelicula,photoshoot,pitch,portada,portrai*,portrait,promotional,retouch,retouch*,retouching,seo,shirt,sketch,snapsho*,snapshot,storybo*,storyboard,stream,t,t shirt,tarjeta,teaser,typogra*,typography,vfx,vid,videogr*,voiceov*,voiceover,wallpap*,wallpaper
g3L2:=art,artwork,condo,renderi*,rendering,timelap*,timelapse
g3h1L2:catalog
g3h2L2:present*,presentation
g3k2:film,video for
g3k2L1:boda,grabar,photogr*
g3l1:painted
g4:a flyer,about photo,headsho*,headshot,to video
g4H1L1:slide
g4L1:artist,banner,diseno,edit,example,folleto,galeria,illustr*,jingle,marca,merch,packagi*,packaging,portfol*,portfolio,promo,retrato
g4L2:=brand,anuncio
g4k1:commercial
g4k2:=video
g4k2L1:fotogra*
g5:shoot
g5J1L2:a menu
g5L1:=flyer,a logo
g5L2:a commercial
g5h1:flyer
h1:# th,13,19,25,=cover,=join,=sign,activid*,actividade,and computer,aprenden,asking,associa*,association,august,basical*,basically,bro,carpool,citizen,comer,consist*,consiste,course is,covered,cutoff,cuz,deben,dificil,directl*,directly,directo*,director,dropped,dura,edad,educate,emplead*,empleado,english,everywh*,everywhere,financiera,forward,fourtee*,fourteen,happen,harder,hella,homebou*,homebound,homeschooling,hw,income,is for,joining,juvenil*,juvenile,kid want,lecture*,lecturer,librari*,librarian,linea,little sister,love robot,low,mutch,muy,my little,nieta,ninth,no experience,outline,partici*,participate,presenting,professor,qualifi*,qualified,ratio,reimburse,rising,shift,shy,signing,sixth,spent,suitabl*,suitable,tener,tenth,th,than,thanksg*,thanksgiving,thought,universitario,winter,ymca
h1L1:announc*,announced,ged,this summer
h1L2:want
h1i1:daughte*,daughter,for course,the coding,two kid
h1i1L1:percent,twelve
h1i1l1:certification,nurse
h1i2:brother,kid is,my brother
h1i2L1:descuen*,descuento
h1i3l1:=parent
h1j1k1l2:no
h1l1:charter,grandmo*,grandmother,is
h1l2:=print,allergy
h2:12,350,=provide,accommo*,accommodation,adulto,advance*,advanced,afterwa*,afterward,agenda,ahijado,ano,attenda*,attendance,coding course,computacion,computadora,coordin*,coordinator,credenc*,credencial,cte,dropout,dyslexi*,dyslexia,enrol,enroll my,entrega*,entregan,finishi*,finishing,foundat*,foundation,fundame*,fundamental,goddaug*,goddaughter,grandda*,granddaughter,grandso*,grandson,hackath*,hackathon,highsch*,highschool,highschooler,homeschooler,ingeniera,ingeniero,inscribirse,interpr*,interpreter,la clase,llevan,matemat*,matematica,mayore,minimum,morning,perfect,printin*,printing,programacion,programming,propia,provide*,reprobo,seminar,seventh,steam,stepdau*,stepdaughter,studyin*,studying,switch,teenage*,teenager,the next,there a,tiene,title,toward,welcome
h2K1:in course
h2L1:18,=discount,accreditation,activit*,activity,adolescent,adolescente,ap,autism,bartend*,bartender,certificado,continu*,continuing,discounted,eightee*,eighteen,electronic,enough,enrolme*,enrolment,estudiar,flunked,freshma*,freshman,godson,grandch*,grandchild,grandki*,grandkid,heck,learner,niece,nine,outcome,pi,preteen,productive,programar,provided,raspber*,raspberry,recorde*,recorded,sabe,sibling,snack,sophomo*,sophomore,study,summerc*,summercamp,superin*,superintendent,think,transpo*,transportation,tween,uni,upskill,upskill*,upskilling,van,waste,what will,younger,yr
h2L2:gotta,pm,then,year old
h2i1:education,programme,the ai
h2i1L1:fall,my kid,nephew,required
h2i1k1L1:certified
h2i2:attend
h2i2L1:course price,discoun*,discount,lower,soy,to learn
h2i2L2:vocatio*,vocational
h2i2L3:9
h2i2k1L2:im a
h2j2L2:is there
h2k1:course for
h2k3L2:limit
h3:camp,class,computa*,do they,estudiante,hard,ingenie*,learnin*,learning,neural,schoole*,schooler,worksho*,workshop
h3L1:=coding,=homeschool,=kid,about ai,after school,arduino,campame*,campamento,capacit*,capacitacion,colegio,element*,elementary,enrichm*,enrichment,ensenan,extracu*,extracurricular,financial,foster,gifted,inscrip*,inscripcion,joven,jovene,kid love,level,lugare,maestro,matricu*,matricula,mentors*,mentorship,newbie,nieto,nina,novice,prepara*,preparatoria,profeso*,profesor,python,quedan,quiere,quiz,secunda*,secundaria,sign up,sobrina,summer program,waitlis*,waitlist,worth,younges*,youngest,youngst*,youngster
h3L2:diploma,five,fun,junior,sold,taught,textboo*,textbook,week
h3i1:=certificate,ai course,educati*
h3i1L1:bootcam*,bootcamp
h3i1L2:apply
h3i2L1:academy
h3l1:aid
h3l2:lesson
h4:=course,=learn,=student,certifi*,homeschool
h4L1:adolesc*,ceus,classro*,classroom,curso,date,degree,educational,estudia*,prerequ*,prerequisite,verano
h4L2:a course,neural network,teen,the course
h5L1:homesch*,k12
h5L2:age
i1:2012,=respond,affair,afghani*,afghanistan,benefic*,beneficio,canadia*,canadian,chief,conside*,considered,coronad*,coronado,couple,current*,currently,desert,dual,estoy,female,fiance,fiancee,foreign,grandpa,kid join,lgbt,maam,mil,miramar,peaceti*,peacetime,permitt*,permitted,requisi*,requisito,respect*,respectfully,respond*,responder,separated,served in,serviceman,transition,transitioning,trying,women
i1L1:father,next
i1l1:kid ha,mechani*,mechanic
i1l2:captain
i2:4,60,a program,accept,estuve,family looking,honorably,i wa,less,my uncle,older,recipie*,recipient,retired veteran,retrain*,retraining,servi,survivi*,surviving,the national,transit*,twenty,uncle,veteran can,veteran family,wife
i2K1:retire,separating
i2L1:a parent,airman,am retired,cadet,corpsma*,corpsman,dishono*,dishonorable,eligibl*,eligible,esposa,esposo,flyboy,fought,hermano,homeles*,homeless,honorable,housing,korea,leaving,medical*,medically,merchan*,merchant,milspou*,milspouse,papa,servicewoman,veteran spouse,veteran veteran,widow
i2L2:affect,in the,iraq
i2k3L1:storm
i2l1:airforc*,airforce,corporal
i3:=spouse,america*,american,coastgu*,coastguard,i served,program for,purple,raf,rah,servicemember,take the,the veteran,veteran get
i3K1L1:separat*
i3L1:=discharge,=enlist,=office,active,active duty,barrack,battali*,battalion,dependa*,dependant,devil,discharged,do veteran,enliste*,enlisted,era,fi,fui,grandfa*,grandfather,guardia,guerra,honorab*,infante,infantr*,infantry,lieuten*,lieutenant,naciona*,nacional,nationa*,national,national guard,officer,paratro*,paratrooper,petty,platoon,semper,spacefo*,spaceforce,spouse is,squaddi*,squaddie,squadro*,squadron,usmc,usn,vietnam
i3L2:11,brat,legion,rotc,seal
i4:dischar*,discharge,grunt
i4K2L1:fuerza
i4L1:depende*,dependent,et,hooah,oorah,reservi*,reservist,sergean*,sergeant,service*,swabbie,tricare,vfw,warrior,wounded
i4L2:heart
i4l1:vet
i5L1:enlist,jarhead
j1l3:idk
j2:all page,explori*,exploring,poke,section
j2L1:grand,me back
j2k5L2:view
j3:mapa,sitio
j3L1:=browse,=navigate,browsin*,browsing,navigation
j3L2:click
j4L1:confuse*,confused,discove*,discover,navigate,the site
j5:everyth*,everything,index
j5L1:choice,homepag*,homepage
j5L2:navigat*
j6L2:sitemap
k1:a museum,chimney,cinematography,cyclist,edited,excuse,excuse me,farmlan*,farmland,festiva*,festival,get a,k,me for,my farm,of,our warehouse,price me,racing,skyline,spray,vineyar*,vineyard,woodlan*,woodland
k1L1:and,progres*,progress
k1l1:watchin*,watching
k2:acre,aire,along,and a,badly,cielo,crowd,eighty,fallbro*,fallbrook,filmar,hiker,imaging,ladder,max,parade,photo and,regatta,service for,techo,terreno,thermal,video our
k2L1:a construction,chase,cinemat*,cinematic,indoor,permit,stadium,video my
k2L2:shown
k2l1:a coffee,tree
k2l2:avocado,contest,rain
k2l3:light
k3:glance,piloto
k3L1:airborn*,airborne,airspac*,airspace,altitud*,altitude,damage,filming,ranch,top
k4:bird
k4L1:airtime,arriba,dji,footage,gimbal,multiro*,multirotor,takeoff,ua
k4L2:crop
k4L3:bird eye
k5L1:mavic
k5L2:you fly
k7:aerial
l1:14159,144,456,789,8934,=walk,advice,allez,amet,amigo,animal,appetiz*,appetizer,austral*,australia,ban,baz,bb,bien,blood,bohemia*,bohemian,brown,bulb,carpet,cc,chemica*,chemical,claus,colorle*,colorless,conditioner,console,covid,currenc*,currency,design a,despaci*,despacito,det,deutsch,die,dispens*,dispensary,disrega*,disregard,dolor,drain,during,fan for,fastest,firewor*,firework,forever,fox,francai*,francais,furious*,furiously,gaming,gear,german,green,groomin*,grooming,gym,har,her,hiccup,hiking,hotdog,hur,hvordan,immigration,india,injecti*,injection,ink,irony,ist,javascr*,javascript,je,kilomet*,kilometer,km,knee,latin,lazy,leaky,litter,marijua*,marijuana,mount,mow,mower,mowing,nasılsın,nasılsınız,onerror,output,pa,parlez,payday,periodic,provider,public,purr,quick,ray,renew,renewal,restric*,restriction,rhapsod*,rhapsody,rock,roomba,running,sais,sang,scissor,sdfsdf,shadow,shakesp*,shakespeare,sjkdhf,skdjfh,ski,softene*,softener,speedin*,speeding,spreche*,sprechen,sting,string,sudo,symptom,tarot,tide,tip,toilett*,toilette,translation,tso,unclog,union,valenti*,valentine,verse,walker,wer,wo,xcv,xss,आप,कस,ह
l2:123456,1234567*,1234567890,=shoot,=train,abcdefg,abend,abogado,abracad*,abracadabra,accountant,actor,address*,addressed,adware,airline,airplan*,airplane,ajsdhka*,ajsdhkajshd,alaikum,alarm,alaska,alcohol*,alcoholic,aloha,ammo,amo,annyeon*,annyeonghaseyo,anonymo*,anonymous,anxiety,apa,arcade,arigato,asdfasd*,asdfasdf,asdfgh,asdfghj*,asdfghjkl,asdkjh,ass,asthma,attic,average,b,babysit*,babysitter,bacon,bagel,bagno,bail,bake,ballet,bankrup*,bankruptcy,barber,barcode,base64,basebal*,baseball,beaucou*,beaucoup,bed,bella,bem,bet,bicycle,bigfoot,bing,bitch,bla,bleep,blender,blub,bnm,bom,bond,bong,bonsoir,border,bouquet,bowl,bowling,brace,bracele*,bracelet,bread,breakfa*,breakfast,bruh,bueno,bullshi*,bullshit,bungee,bunny,buongio*,buongiorno,burger,burrito,bypass,cant,carpent*,carpenter,carro,caterer,caterin*,catering,celebri*,celebrity,cemeter*,cemetery,chao,chef,chicago,chicken,chiropr*,chiropractor,chiste,chocola*,chocolate,choir,cigaret*,cigarette,clothe,clown,conspir*,conspiracy,content*,contento,convert,costume,cough,court,cow,cracked,crap,cream,crib,crosswo*,crossword,crypto,cuentam*,cuentame,cure,curtain,czesc,danke,decode,define,den,dentist*,dentista,depress*,depression,dermato*,dermatologist,dfgdfg,diaper,dich,diction*,dictionary,diet,ding,dir,dkdk,dmv,dong,dora,dove,droning,drug,drywall,du,dumbass,dzien,earth,eiffel,electio*,election,electri*,electrician,escort,est,excel,exploit,explore*,explorer,fart,faucet,feet,fence,fghj,fjdksla*,fjdkslafjdksla,fjfjfj,flat,flibber*,flibbertigibbet,floorin*,flooring,fnord,foobar,formula,fortnit*,fortnite,france,fridge,futbol,galaxy,gardene*,gardener,gare,gasolin*,gasoline,geht,gg,gibberi*,gibberish,giraffe,gjhgjhg,gott,gozaima*,gozaimasu,gracia,grammar,grape,grout,gruß,gymnast*,gymnastic,habari,hakuna,halla,hao,he drone,headach*,headache,headpho*,headphone,heat,height,hfjd,hfjdk,hgf,hgfhgf,hi,hidden,hjkl,hole,horosco*,horoscope,hoy,hyvaa,ich,il,immigrant,import,insect,interio*,interior,ipsum,is open,ivy,jail,jailbre*,jailbreak,jak,jambo,jean,jesus,jhgjhg,jkl,jumping,ka,kabar,kamusta,karaoke,keep drone,keto,kia,kinderg*,kindergarten,kiss,kjhgfds*,kjhgfdsa,kk,knit,konnich*,konnichiwa,kuuluu,laker,lalala,lamb,lamp,laser,laundro*,laundromat,laundry,league,leaking,learn my,leo,liebe,lkjh,lkjsdf,llama,locksmi*,locksmith,lonely,lorem,loss,lubba,magicia*,magician,makeup,mama,mary,masz,matata,mattres*,mattress,maybe,mecanic*,mecanico,medicin*,medicine,meow,merci,mercury,microwa*,microwave,midwife,minecra*,minecraft,mini,mita,mnbvcxz,mold,morgen,moron,mosque,mosquit*,mosquito,motorcy*,motorcycle,mountai*,mountain,mouse,mwah,naked,nasılsı*,ne,necessa*,necessary,necklac*,necklace,ni,nmzx,noch,notary,noticia,novel,nude,obrigad*,obrigado,ohayo,oiwer,olympic,ora,orange,os,ou,outage,oven,pagi,paintba*,paintball,paivaa,paris,partido,passwd,password123,pawn,pediatr*,pediatrician,pencil,personal,photoco*,photocopy,physic,pig,pill,pineapp*,pineapple,ping,pirate,playoff,playsta*,playstation,poison,poiuytr*,poiuytrewq,politic,poop,populat*,population,porn,potatoe,pound,pregnan*,pregnant,prescho*,preschool,printer,psychic,pump,punishm*,punishment,quantum,qwe,qwerty1*,qwerty123,qwertyu*,qwertyuiop,qwertz,radiolo*,radiology,rat,receta,recycli*,recycling,red,refrige*,refrigerator,reserva*,reservation,reset,restroo*,restroom,retrogr*,retrograde,reveal,rf,riddle,river,rm,roach,roommat*,roommate,rose,router,rty,sail,salaam,salad,salam,sawa,sawubon*,sawubona,scan,sdkfjhs*,sdkfjhskdjfh,sdlkfj,selamat,select,senator,septic,serendi*,serendipity,sexy,shalom,shampoo,she keep,shootin*,shooting,shuttle,sick which,sie,silver,skibidi,skin,skype,snake,sock,sofa,sore,soup,space,spain,spanish,speed,spellin*,spelling,spoon,sql,squirre*,squirrel,strolle*,stroller,sudoku,suicide,sunburn,sunny,super,superca*,supercalifragilistic,supermo*,supermodel,suv,sweater,swift,synagog*,synagogue,synonym,tall,tamale,tarantu*,tarantula,tarde,taylor,te,teeth,termite,therapi*,therapist,thrift,throat,tie,tissue,toilet,toner,tonight,toothac*,toothache,toothpa*,toothpaste,torrent,tractor,trainer,trap,trololo,tudo,tuxedo,ufo,ugh,uiop,umbrell*,umbrella,undefin*,undefined,unicorn,usado,vega,veteran is,veterinarian,vous,wash,wassup,weed,weigh,whateve*,whatever,which veteran,wibble,wie,wobble,word,worm,wubba,ww,xin,xkcd,xoxo,xx,xyz,xyzzy,yako,york,zdravst*,zdravstvuyte,zebra,zodiac,zxcv,σας,σου,дела,день,добрыи,как,מה,שלומך,السلام,عليكم,สวสด,감사하*,감사합니다,안녕,안녕ᄒ*,안녕하세요,おはようこさい*,おはようこさいます,こんにちは,ツ,今日は,你叫什么名字,你好,你好吗
l3:=drone,?,abc,alert,asd,asdf,avion,banana,beer,blah,bloop,blorp,boil,boleto,bonjour,buena,bye,cheese,ciao,cruise,daycare,dobry,dolphin,elephan*,elephant,feel,florist,foo,funny,goodbye,guten,haha,hair,hallo,hej,hello,hey,hmm,hola,huh,jj,jump,leak,lie,major,massage,merhaba,mile,namaste,nanny,null,ola,omg,oop,poem,poker,potato,prosper,qwerty,re,removal,rhyme,salut,sdf,sdkfjh,shit,song,spell,spider,stamp,sup,taxi,terve,testing,tralala,true,user,wtf,xbox,zxcvbnm,zz,γεια,привет,שלום,مرحبا,नमसत
l4:cold,egg,gun,joke,suck`;
